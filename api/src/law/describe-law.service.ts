import type { LawChanges } from '@bailclair/domain/law/known-law.schema.ts'
import { type LawRuleId, lawRuleIds, lawRules } from '@bailclair/domain/law/law-rules.data.ts'
import { lawOn } from '@bailclair/domain/law/law-state.rules.ts'
import { overdueReviews } from '@bailclair/domain/law/overdue-reviews.rules.ts'
import { rentIndexes } from '@bailclair/domain/law/rent-index.data.ts'
import type { CalendarDate } from '@bailclair/domain/value/calendar-date.ts'
import type { Db } from '#platform/database/db.ts'
import { type KeptChange, listLawChanges } from './law.repository.ts'
import { readKnownLaw } from './read-known-law.service.ts'

const width = Math.max(...lawRuleIds.map((rule) => rule.length)) + 2
const indent = ' '.repeat(width)

/** Every rule today, what the operator last said of it, the newest index, and what should be read again. */
export async function describeLaw(db: Db, today: CalendarDate): Promise<string> {
  const known = await readKnownLaw(db)
  const last = new Map((await listLawChanges(db)).map((change) => [change.rule, change]))
  const rules = lawRuleIds.flatMap((rule) => {
    const change = last.get(rule)
    return [describeRule(rule, today, known.changes), ...(change ? [describeChange(change)] : [])]
  })
  const index = describeIndex({ ...rentIndexes, ...known.rentIndexes })
  return [...rules, '', index, '', ...describeReviews(today)].join('\n')
}

export function describeRule(rule: LawRuleId, today: CalendarDate, changes: LawChanges): string {
  const { state, since, next } = lawOn(lawRules[rule], today, changes[rule])
  const step = [...(since ? [`since ${since}`] : []), ...(next ? [`${next.state} from ${next.from}`] : [])]
  return `${rule.padEnd(width)}${state.padEnd(11)}${step.join(', ')}`.trimEnd()
}

const describeChange = ({ state, since, until, reason }: KeptChange) =>
  `${indent}said: ${state} since ${since}${until ? ` until ${until}` : ''}, because ${reason}`

function describeIndex(indexes: Readonly<Record<string, number>>): string {
  const newest = Object.keys(indexes).toSorted().at(-1) ?? ''
  return `Newest index of rents: ${newest} ${indexes[newest]?.toFixed(2)}`
}

function describeReviews(today: CalendarDate): string[] {
  const overdue = overdueReviews(today).map(({ id, reviewBy, url }) => `${id.padEnd(width)}${reviewBy}  ${url}`)
  return overdue.length === 0 ? ['No review is overdue.'] : ['To be read again at its source, since:', ...overdue]
}
