import { useMessages } from '#platform/messages/messages.ts'
import { forgottenPasswordMessages } from './forgotten-password.messages.ts'
import { MailedLinkForm } from './mailed-link-form.tsx'
import { useRegister } from './register.queries.ts'

/** Requests the e-mail with the reset link. Also adds a password to a federated account (decision 10). */
export default function ForgottenPasswordPage() {
  const t = useMessages(forgottenPasswordMessages)
  const { forgotPassword } = useRegister()
  return <MailedLinkForm texts={t} sentHelp={() => t.sentHelp} onSend={forgotPassword} />
}
