import type { LawRule } from '@bailclair/domain/law/law-rule.ts'
import { type LawRuleId, lawRules } from '@bailclair/domain/law/law-rules.data.ts'
import { lawOn } from '@bailclair/domain/law/law-state.rules.ts'
import type { CalendarDate } from '@bailclair/domain/value/calendar-date.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { useSiteConfig } from '@bailclair/site-kit/platform/site-config.ts'
import { LawStateBadge } from '@bailclair/site-kit/ui/law-state/law-state-badge.tsx'
import type { ReactNode } from 'react'
import { lettingRulesMessages } from './letting-rules.messages.ts'
import { RuleSource } from './rule-source.tsx'
import { useRuleDates } from './use-rule-dates.ts'
import { useRuleTexts } from './use-rule-texts.ts'

type Props = { id: LawRuleId; today: CalendarDate; children?: ReactNode }

/** What a rule says, where it holds, its state today and its source. Other screens may link to `#id`. */
export function RuleEntry({ id, today, children }: Props) {
  const t = useMessages(lettingRulesMessages)
  const { title, text } = useRuleTexts()[id]
  const datesOf = useRuleDates()
  const rule: LawRule = lawRules[id]
  const changes = useSiteConfig().law.changes[id]
  const standing = lawOn(rule, today, changes)
  const sentences = [...datesOf(standing), ...(changes ? [t.dates.byOperator] : [])]
  return (
    <article className="stack gap-8" aria-labelledby={id}>
      <h3 id={id} tabIndex={-1}>
        {title}
      </h3>
      <p className="cluster">
        <LawStateBadge state={standing.state} />
        <span className="muted">{t.places[rule.place]}</span>
      </p>
      <p>{text}</p>
      <p>{sentences.join(' ')}</p>
      {children}
      <RuleSource rule={rule} today={today} />
    </article>
  )
}
