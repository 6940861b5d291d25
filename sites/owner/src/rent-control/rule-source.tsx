import { type LawRuleId, lawRules } from '@bailclair/domain/law/law-rules.data.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { LawLink } from '@bailclair/site-kit/ui/law-link.tsx'
import { rentLimitsMessages } from './rent-limits.messages.ts'

/** The text that says so. */
export function RuleSource({ rule }: { rule: LawRuleId }) {
  const t = useMessages(rentLimitsMessages)
  return (
    <p className="small muted">
      {t.source} <LawLink source={lawRules[rule].source} />
    </p>
  )
}
