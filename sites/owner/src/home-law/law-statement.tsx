import { type LawRuleId, lawRules } from '@bailclair/domain/law/law-rules.data.ts'
import { lawOn } from '@bailclair/domain/law/law-state.rules.ts'
import { addDays } from '@bailclair/domain/value/calendar-date.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { LawLink } from '@bailclair/site-kit/ui/law-link.tsx'
import { LawStateBadge } from '@bailclair/site-kit/ui/law-state/law-state-badge.tsx'
import type { ReactNode } from 'react'
import { useLaw } from '#platform/use-law.ts'
import { lawStatementMessages } from './law-statement.messages.ts'

type Props = {
  title: string
  /** Of which it consists; it says nothing once all have ended. */
  rules: readonly LawRuleId[]
  children: ReactNode
}

/** What the law says of one thing, where it is written and whether it holds today. */
export function LawStatement({ title, rules, children }: Props) {
  const t = useMessages(lawStatementMessages)
  const stateOf = useStateOf()
  const hasEnded = rules.every((rule) => stateOf(rule).state === 'ENDED')
  return (
    <section className="law-statement">
      <h3>{title}</h3>
      {hasEnded ? <p>{t.ended}</p> : children}
      <LawSources rules={rules} />
    </section>
  )
}

export function LawSources({ rules }: { rules: readonly LawRuleId[] }) {
  const t = useMessages(lawStatementMessages)
  if (rules.length === 0) return null
  return (
    <ul className="law-sources" aria-label={t.sources}>
      {rules.map((rule) => (
        <li key={rule}>
          <StateOfRule rule={rule} /> <LawLink source={lawRules[rule].source} />
        </li>
      ))}
    </ul>
  )
}

function StateOfRule({ rule }: { rule: LawRuleId }) {
  const t = useMessages(lawStatementMessages)
  const { state, since, next } = useStateOf()(rule)
  return (
    <>
      <LawStateBadge state={state} /> {wordsOf()}
    </>
  )

  function wordsOf() {
    if (state === 'UNCERTAIN') return since ? t.uncertain(addDays(since, -1)) : t.unsure
    if (since === undefined) return next && t.from(next.from)
    if (state !== 'IN_FORCE' || !next) return t.since(since)
    const lastDay = addDays(next.from, -1)
    return next.state === 'UNCERTAIN' ? t.perhapsTo(since, lastDay) : t.fromTo(since, lastDay)
  }
}

export function useStateOf() {
  const { today, changes } = useLaw()
  return (rule: LawRuleId) => lawOn(lawRules[rule], today, changes[rule])
}
