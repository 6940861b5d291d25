import { Column } from '@bailclair/front/ui/layout/layout.tsx'
import { QueueScreen } from '#desk/verification/queue/queue-screen.tsx'

export default function QueuePage() {
  return (
    <Column wide>
      <QueueScreen />
    </Column>
  )
}
