import { ConfirmEmail } from '#identity/confirm-email.tsx'
import { useParams } from '#platform/router/router-context.ts'
import { Column } from '#ui/layout/layout.tsx'

export default function ConfirmEmailPage() {
  const { token = '' } = useParams()
  return (
    <Column>
      <ConfirmEmail key={token} token={token} />
    </Column>
  )
}
