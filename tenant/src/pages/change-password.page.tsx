import { ChangePassword } from '@bailclair/front/identity/change-password.tsx'
import { useParams } from '@bailclair/front/platform/router/router-context.ts'
import { Column } from '@bailclair/front/ui/layout/layout.tsx'

export default function ChangePasswordPage() {
  const { token = '' } = useParams()
  return (
    <Column>
      <ChangePassword key={token} token={token} />
    </Column>
  )
}
