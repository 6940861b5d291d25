import { ForgottenPassword } from '@bailclair/front/identity/forgotten-password.tsx'
import { Column } from '@bailclair/front/ui/layout/layout.tsx'

export default function ForgottenPasswordPage() {
  return (
    <Column>
      <ForgottenPassword />
    </Column>
  )
}
