import { ForgottenPassword } from '#identity/forgotten-password.tsx'
import { Column } from '#ui/layout/layout.tsx'

export default function ForgottenPasswordPage() {
  return (
    <Column>
      <ForgottenPassword />
    </Column>
  )
}
