import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { Outcome } from '@bailclair/site-kit/ui/outcome/outcome.tsx'
import { Spinner } from '@bailclair/site-kit/ui/spinner/spinner.tsx'
import { appliedMessages } from './applied.messages.ts'

export function ApplyPending() {
  const t = useMessages(appliedMessages)
  return (
    <div role="status">
      <Outcome illustration="letter" title={t.pending}>
        <Spinner />
      </Outcome>
    </div>
  )
}
