import type { LawRule } from '@bailclair/domain/law/law-rule.ts'
import type { CalendarDate } from '@bailclair/domain/value/calendar-date.ts'
import { useFormats } from '@bailclair/site-kit/platform/messages/formats.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { LawLink } from '@bailclair/site-kit/ui/law-link.tsx'
import { lettingRulesMessages } from './letting-rules.messages.ts'

/** The text, how somebody last read it, and until when it is to be read again. Its title is French everywhere. */
export function RuleSource({ rule, today }: { rule: LawRule; today: CalendarDate }) {
  const t = useMessages(lettingRulesMessages).source
  const { date } = useFormats()
  const { source, reviewBy } = rule
  const { read, readOn } = source
  return (
    <p className="small muted">
      {t.label} <LawLink source={source} />. {t[read](date(readOn))}{' '}
      {reviewBy < today ? t.overdue(date(reviewBy)) : t.reviewBy(date(reviewBy))}
    </p>
  )
}
