import { useParams } from '@bailclair/site-kit/platform/router/router-context.ts'
import { Column } from '@bailclair/site-kit/ui/layout/layout.tsx'
import { OpenedInvitation } from '#rental-file/invitation/opened-invitation.tsx'

export default function InvitationPage() {
  const { token = '' } = useParams()
  return (
    <Column>
      <OpenedInvitation key={token} token={token} />
    </Column>
  )
}
