import { useParams } from '@bailclair/front/platform/router/router-context.ts'
import { Column } from '@bailclair/front/ui/layout/layout.tsx'
import { ConfirmEmail } from '#owner/confirm-email.tsx'

export default function ConfirmEmailPage() {
  const { token = '' } = useParams()
  return (
    <Column>
      <ConfirmEmail key={token} token={token} />
    </Column>
  )
}
