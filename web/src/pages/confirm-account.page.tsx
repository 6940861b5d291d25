import { useParams } from '@bailclair/front/platform/router/router-context.ts'
import { Column } from '@bailclair/front/ui/layout/layout.tsx'
import { ConfirmAccount } from '#identity/confirm-account.tsx'

export default function ConfirmAccountPage() {
  const { token = '' } = useParams()
  return (
    <Column>
      <ConfirmAccount key={token} token={token} />
    </Column>
  )
}
