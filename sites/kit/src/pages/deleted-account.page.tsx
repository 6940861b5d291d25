import { useState } from 'react'
import { useAccountPaths } from '#identity/account-site.ts'
import { findDeletion } from '#platform/deleted-account.ts'
import { useMessages } from '#platform/messages/messages.ts'
import { useIsHydrated } from '#platform/use-is-hydrated.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { CopyButton } from '#ui/copy-button/copy-button.tsx'
import { Column } from '#ui/layout/layout.tsx'
import { Outcome } from '#ui/outcome/outcome.tsx'
import { deletedAccountMessages } from './deleted-account.messages.ts'

/** Says that the account is gone. Only the tab that deleted it knows the receipt. */
export default function DeletedAccountPage() {
  const isHydrated = useIsHydrated()
  return (
    <Column>
      <div className="outcome-space" data-start="now">
        {isHydrated && <Farewell />}
      </div>
    </Column>
  )
}

function Farewell() {
  const t = useMessages(deletedAccountMessages)
  const { publicHome, register } = useAccountPaths()
  const [deletion] = useState(findDeletion)
  const ways = (
    <>
      <ButtonLink href={publicHome}>{t.home}</ButtonLink>
      {deletion && (
        <ButtonLink variant="secondary" href={register}>
          {t.register}
        </ButtonLink>
      )}
    </>
  )
  return (
    <Outcome takesFocus illustration="closed-door" title={deletion ? t.title : t.nothingTitle} actions={ways}>
      <p>{deletion ? t.text : t.nothing}</p>
      {deletion?.receipt && (
        <>
          <p>
            {t.receipt}
            <br />
            <strong className="lead amount">{deletion.receipt}</strong>
          </p>
          <CopyButton text={deletion.receipt} label={t.copy} />
          <p className="small muted">{t.receiptHelp}</p>
        </>
      )}
    </Outcome>
  )
}
