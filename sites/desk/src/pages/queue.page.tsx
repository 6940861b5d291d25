import { Column } from '@bailclair/site-kit/ui/layout/layout.tsx'
import { QueueScreen } from '#verification/queue/queue-screen.tsx'

export default function QueuePage() {
  return (
    <Column wide>
      <QueueScreen />
    </Column>
  )
}
