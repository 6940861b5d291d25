import { useParams } from '@bailclair/front/platform/router/router-context.ts'
import { Column } from '@bailclair/front/ui/layout/layout.tsx'
import { OpenedInvitation } from '#tenant/invitation/opened-invitation.tsx'

export default function InvitationPage() {
  const { token = '' } = useParams()
  return (
    <Column>
      <OpenedInvitation key={token} token={token} />
    </Column>
  )
}
