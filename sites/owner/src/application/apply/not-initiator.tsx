import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { ButtonLink } from '@bailclair/site-kit/ui/button/button.tsx'
import { CopyButton } from '@bailclair/site-kit/ui/copy-button/copy-button.tsx'
import { Cluster } from '@bailclair/site-kit/ui/layout/layout.tsx'
import { Outcome } from '@bailclair/site-kit/ui/outcome/outcome.tsx'
import { useId } from 'react'
import { applyFailureMessages } from './apply-failure.messages.ts'
import type { ApplyTarget } from './apply-target.ts'
import { useShareAddress, useTenantPage } from './tenant-pages.ts'

type Props = { target: ApplyTarget; initiator: string | undefined }

/** Only the creator of a couple's or group's file may apply: prepares a message to them. */
export function NotInitiator({ target, initiator }: Props) {
  const t = useMessages(applyFailureMessages)
  const link = useShareAddress(target.token)
  const tenantPage = useTenantPage()
  const titleId = useId()
  const message = t.notInitiator.message({ initiator, property: target.name, address: target.address, link })
  return (
    <>
      <Outcome takesFocus illustration="closed-door" title={t.cannotApply}>
        <p>{t.notInitiator.text(initiator)}</p>
      </Outcome>
      <section className="apply-message" aria-labelledby={titleId}>
        <h2 id={titleId}>{t.notInitiator.ready(initiator)}</h2>
        <blockquote className="apply-message-text">{message}</blockquote>
        <Cluster>
          <CopyButton text={message} label={t.notInitiator.copy} variant="primary" />
          <ButtonLink variant="secondary" href={tenantPage('file')}>
            {t.notInitiator.file}
          </ButtonLink>
        </Cluster>
      </section>
    </>
  )
}
