import { useMessages } from '#platform/messages/messages.ts'
import { classNames } from '#ui/class-names.ts'
import { uiMessages } from '#ui/ui.messages.ts'
import { useDebounced } from '#ui/use-debounced.ts'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'

const scores = [0, 1, 2, 3, 4] as const
export type StrengthScore = (typeof scores)[number]

type Props = { id: string; score: StrengthScore | null }

/** Five parts with colour and word. Keeps its space while the field is empty. */
export function PasswordStrength({ id, score }: Props) {
  const t = useMessages(uiMessages)
  const word = score === null ? '' : t.strengths[score]
  const announced = useDebounced(word && t.strength(word), 500)
  return (
    <div className={classNames('strength', score !== null && `strength-${score}`)}>
      {scores.map((part) => (
        <span
          key={part}
          className={classNames('strength-part', score !== null && part <= score && 'strength-part-on')}
        />
      ))}
      <span className="strength-word" aria-hidden="true">
        {word}
      </span>
      <VisuallyHidden>
        <span role="status" id={id}>
          {announced}
        </span>
      </VisuallyHidden>
    </div>
  )
}
