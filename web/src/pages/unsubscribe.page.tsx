import { useParams } from '@bailclair/front/platform/router/router-context.ts'
import { Column } from '@bailclair/front/ui/layout/layout.tsx'
import { Unsubscribe } from '#notification/unsubscribe.tsx'

export default function UnsubscribePage() {
  const { token = '' } = useParams()
  return (
    <Column>
      <Unsubscribe key={token} token={token} />
    </Column>
  )
}
