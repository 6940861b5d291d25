import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { useParams, useSearchParams } from '@bailclair/site-kit/platform/router/router-context.ts'
import { latePart } from '@bailclair/site-kit/ui/late-part/late-part.tsx'
import { Column } from '@bailclair/site-kit/ui/layout/layout.tsx'
import { choiceMessages } from '#choice/choice.messages.ts'
import { readSelectedIds } from '#platform/selected-addresses.ts'
import { Decision, DecisionPending } from './choice.page.tsx'

const severalAnswers = latePart(async () => (await import('./several-answers.tsx')).SeveralAnswers)

/** The owner answers one or several applicants, and chooses nobody yet. */
export default function AnswerPage() {
  const { refuseTitle } = useMessages(choiceMessages)
  const { id = '' } = useParams()
  const [params] = useSearchParams()
  const ids = readSelectedIds(params)
  if (ids.length === 0) return <Decision isChoice={false} />
  return (
    <Column>
      <severalAnswers.Part isNeeded key={ids.join()} propertyId={id} ids={ids} title={refuseTitle}>
        <DecisionPending />
      </severalAnswers.Part>
    </Column>
  )
}
