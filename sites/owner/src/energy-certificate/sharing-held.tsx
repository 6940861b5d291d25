import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { Button } from '@bailclair/site-kit/ui/button/button.tsx'
import { EmptyState } from '@bailclair/site-kit/ui/empty-state/empty-state.tsx'
import { sharingHeldMessages } from './sharing-held.messages.ts'

/** In place of the message ready to send, while nobody has applied to a home that may not be let. */
export function SharingHeld({ onShare }: { onShare: () => void }) {
  const t = useMessages(sharingHeldMessages)
  return (
    <EmptyState
      illustration="letter"
      level={3}
      title={t.title}
      actions={
        <Button variant="secondary" icon="share" onClick={onShare}>
          {t.action}
        </Button>
      }
    >
      {t.text}
    </EmptyState>
  )
}
