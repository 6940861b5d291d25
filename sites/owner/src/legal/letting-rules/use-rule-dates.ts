import type { lawOn } from '@bailclair/domain/law/law-state.rules.ts'
import { addDays, type CalendarDate } from '@bailclair/domain/value/calendar-date.ts'
import { useFormats } from '@bailclair/site-kit/platform/messages/formats.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { lawStateMessages } from '@bailclair/site-kit/ui/law-state/law-state.messages.ts'
import { lettingRulesMessages } from './letting-rules.messages.ts'

type Standing = ReturnType<typeof lawOn>

/** Since when a rule is in its state, and what comes next, in sentences. */
export function useRuleDates(): (standing: Standing) => string[] {
  const { dates: t } = useMessages(lettingRulesMessages)
  const states = useMessages(lawStateMessages)
  const { date } = useFormats()
  const dayBefore = (day: CalendarDate) => date(addDays(day, -1))

  const nowOf = ({ state, since }: Standing): string[] => {
    if (since === undefined || state === 'ANNOUNCED') return []
    if (state === 'IN_FORCE') return [t.inForce(date(since))]
    return [state === 'ENDED' ? t.ended(dayBefore(since)) : t.uncertain(dayBefore(since))]
  }
  const nextOf = ({ state, next }: Standing): string[] => {
    if (!next) return state === 'ANNOUNCED' ? [t.noStart] : state === 'IN_FORCE' ? [t.noEnd] : []
    if (state === 'IN_FORCE' && next.state === 'ENDED') return [t.ends(dayBefore(next.from))]
    if (state === 'IN_FORCE' && next.state === 'UNCERTAIN') return [t.mayEnd(dayBefore(next.from))]
    if (next.state === 'IN_FORCE') return [t.starts(date(next.from))]
    return [t.later(date(next.from), states[next.state])]
  }
  return (standing) => [...nowOf(standing), ...nextOf(standing)]
}
