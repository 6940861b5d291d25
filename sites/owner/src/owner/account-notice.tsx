import type { Owner } from '@bailclair/domain/owner/owner.schema.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { Callout } from '@bailclair/site-kit/ui/callout/callout.tsx'
import { accountMessages } from './account.messages.ts'

/** A change of e-mail that is still pending. */
export function AccountNotice({ owner: { email, pendingEmail } }: { owner: Owner }) {
  const t = useMessages(accountMessages)
  if (!pendingEmail) return null
  return (
    <Callout kind="warning" title={t.pending.title}>
      {t.pending.text(pendingEmail, email)}
    </Callout>
  )
}
