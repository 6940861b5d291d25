import { useMessages } from '#platform/messages/messages.ts'
import { useCarried } from './account-site.ts'
import { MailedLinkForm } from './mailed-link-form.tsx'
import { useRegister } from './register.queries.ts'
import { resendConfirmationMessages } from './resend-confirmation.messages.ts'

/** Sends the confirmation e-mail again. */
export default function ResendConfirmationPage() {
  const t = useMessages(resendConfirmationMessages)
  const carried = useCarried()
  const { resendConfirmation } = useRegister()
  return <MailedLinkForm texts={t} sentHelp={t.sentHelp} onSend={(email) => resendConfirmation(email, carried)} />
}
