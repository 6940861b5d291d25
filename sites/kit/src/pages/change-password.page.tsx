import { ChangePassword } from '#identity/change-password.tsx'
import { useParams } from '#platform/router/router-context.ts'
import { Column } from '#ui/layout/layout.tsx'

export default function ChangePasswordPage() {
  const { token = '' } = useParams()
  return (
    <Column>
      <ChangePassword key={token} token={token} />
    </Column>
  )
}
