import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { useOwnTitle } from '@bailclair/site-kit/platform/own-title.ts'
import { useNavigate } from '@bailclair/site-kit/platform/router/router-context.ts'
import { Button, ButtonLink } from '@bailclair/site-kit/ui/button/button.tsx'
import { Column, Stack } from '@bailclair/site-kit/ui/layout/layout.tsx'
import { PageHeader } from '@bailclair/site-kit/ui/page-header/page-header.tsx'
import { useState } from 'react'
import { Preferences } from '#notification/preferences.tsx'
import { accountMessages } from '#owner/account.messages.ts'
import { AccountForm } from '#owner/account-form.tsx'
import { AccountNotice } from '#owner/account-notice.tsx'
import { DeleteAccountDialog } from '#owner/delete-account-dialog.tsx'
import { EndAllSessions } from '#owner/end-all-sessions.tsx'
import { FirstNames } from '#owner/first-names.tsx'
import { OwnData } from '#owner/own-data.tsx'
import { useOwner } from '#owner/owner.queries.ts'
import { pathTo } from '#platform/paths.ts'

export default function AccountNamePage() {
  const { firstName, lastName } = useOwner()
  // Until the page is left: once saved, the next page is the dashboard.
  const [isFirst] = useState(!(firstName && lastName))
  return isFirst ? <FirstSignIn /> : <AccountSettings />
}

function FirstSignIn() {
  const t = useMessages(accountMessages).first
  const owner = useOwner()
  const navigate = useNavigate()
  useOwnTitle(t.title)
  return (
    <Column>
      <PageHeader title={t.title}>{t.help}</PageHeader>
      <FirstNames owner={owner} onSaved={() => navigate(pathTo('Dashboard'), { replace: true })} />
    </Column>
  )
}

function AccountSettings() {
  const t = useMessages(accountMessages)
  const owner = useOwner()
  const [isDeleting, setDeleting] = useState(false)
  return (
    <Column>
      <PageHeader title={t.title}>{t.help}</PageHeader>
      <Stack gap={32} className="measure">
        <AccountNotice owner={owner} />
        {/* The key resets the form when the e-mail was confirmed in another tab. */}
        <AccountForm key={owner.email} owner={owner} />
      </Stack>
      <Preferences />
      <section className="account-section">
        <h2>{t.sessions.title}</h2>
        <p>{t.sessions.text}</p>
        <div className="cluster">
          <ButtonLink variant="secondary" icon="key" href={pathTo('Security')}>
            {t.sessions.page}
          </ButtonLink>
          <EndAllSessions />
        </div>
      </section>
      <OwnData />
      <section className="account-section">
        <h2>{t.deletion.title}</h2>
        <p>{t.deletion.text}</p>
        <Button variant="secondary" icon="trash" className="account-delete" onClick={() => setDeleting(true)}>
          {t.deletion.action}
        </Button>
      </section>
      <DeleteAccountDialog open={isDeleting} onClose={() => setDeleting(false)} />
    </Column>
  )
}
