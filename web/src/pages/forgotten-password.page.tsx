import { Column } from '@bailclair/front/ui/layout/layout.tsx'
import { ForgottenPassword } from '#identity/forgotten-password.tsx'

export default function ForgottenPasswordPage() {
  return (
    <Column>
      <ForgottenPassword />
    </Column>
  )
}
