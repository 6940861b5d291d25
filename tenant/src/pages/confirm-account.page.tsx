import { ConfirmAccount } from '@bailclair/front/identity/confirm-account.tsx'
import { useParams } from '@bailclair/front/platform/router/router-context.ts'
import { Column } from '@bailclair/front/ui/layout/layout.tsx'

export default function ConfirmAccountPage() {
  const { token = '' } = useParams()
  return (
    <Column>
      <ConfirmAccount key={token} token={token} />
    </Column>
  )
}
