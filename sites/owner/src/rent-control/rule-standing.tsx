import type { LawState } from '@bailclair/domain/law/law-rule.ts'
import type { lawOn } from '@bailclair/domain/law/law-state.rules.ts'
import { addDays } from '@bailclair/domain/value/calendar-date.ts'
import { Callout } from '@bailclair/site-kit/ui/callout/callout.tsx'

type Props = {
  law: ReturnType<typeof lawOn>
  texts: Readonly<Record<LawState, (day: string) => string>> & {
    /** Nobody knows when. */
    announced: string
    lastDay: (day: string) => string
  }
}

/** Whether a rule holds today, since when, and the last day that is known of it. */
export function RuleStanding({ law: { state, since, next }, texts }: Props) {
  const day = state === 'ANNOUNCED' ? next?.from : since
  const text = day === undefined ? texts.announced : texts[state](day)
  if (state === 'UNCERTAIN') return <Callout kind="warning">{text}</Callout>
  return (
    <p>
      {text} {state === 'IN_FORCE' && next && texts.lastDay(addDays(next.from, -1))}
    </p>
  )
}

/** The rule holds, or nobody knows that it does not. */
export const mayHold = ({ state }: Props['law']): boolean => state === 'IN_FORCE' || state === 'UNCERTAIN'
