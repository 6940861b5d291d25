import { ConfirmAccount } from '#identity/confirm-account.tsx'
import { useParams } from '#platform/router/router-context.ts'
import { Column } from '#ui/layout/layout.tsx'

export default function ConfirmAccountPage() {
  const { token = '' } = useParams()
  return (
    <Column>
      <ConfirmAccount key={token} token={token} />
    </Column>
  )
}
