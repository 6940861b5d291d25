import { useParams } from '@bailclair/site-kit/platform/router/router-context.ts'
import { Column } from '@bailclair/site-kit/ui/layout/layout.tsx'
import { Unsubscribe } from '#notification/unsubscribe.tsx'

export default function UnsubscribePage() {
  const { token = '' } = useParams()
  return (
    <Column>
      <Unsubscribe key={token} token={token} />
    </Column>
  )
}
