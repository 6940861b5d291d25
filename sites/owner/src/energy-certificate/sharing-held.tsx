import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { Button } from '@bailclair/site-kit/ui/button/button.tsx'
import { EmptyState } from '@bailclair/site-kit/ui/empty-state/empty-state.tsx'
import { lettingBanMessages } from './letting-ban.messages.ts'

/** In place of the message ready to send, while nobody has applied to a home that may not be let. */
export function SharingHeld({ onShare }: { onShare: () => void }) {
  const { held } = useMessages(lettingBanMessages)
  return (
    <EmptyState
      illustration="letter"
      level={3}
      title={held.title}
      actions={
        <Button variant="secondary" icon="share" onClick={onShare}>
          {held.action}
        </Button>
      }
    >
      {held.text}
    </EmptyState>
  )
}
