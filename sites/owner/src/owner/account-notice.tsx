import type { Owner } from '@bailclair/domain/owner/owner.schema.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { Callout } from '@bailclair/site-kit/ui/callout/callout.tsx'
import { accountMessages } from './account.messages.ts'

/** Why the owner was sent here, or what is still pending. */
export function AccountNotice({ owner: { firstName, lastName, email, pendingEmail } }: { owner: Owner }) {
  const t = useMessages(accountMessages)
  if (!firstName || !lastName) return <Callout title={t.incomplete.title}>{t.incomplete.text}</Callout>
  if (!pendingEmail) return null
  return (
    <Callout kind="warning" title={t.pending.title}>
      {t.pending.text(pendingEmail, email)}
    </Callout>
  )
}
