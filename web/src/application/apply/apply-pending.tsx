import { useMessages } from '@bailclair/front/platform/messages/messages.ts'
import { Outcome } from '@bailclair/front/ui/outcome/outcome.tsx'
import { Spinner } from '@bailclair/front/ui/spinner/spinner.tsx'
import { appliedMessages } from './applied.messages.ts'

/** While the identity server and the API are at work. */
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
