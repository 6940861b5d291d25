import type { LawChanges } from '@bailclair/domain/law/known-law.schema.ts'
import { type LawRuleId, lawRuleIds, lawRules } from '@bailclair/domain/law/law-rules.data.ts'
import { lawOn } from '@bailclair/domain/law/law-state.rules.ts'
import { lawReviews, overdueReviews } from '@bailclair/domain/law/overdue-reviews.rules.ts'
import { rentIndexes } from '@bailclair/domain/law/rent-index.data.ts'
import type { CalendarDate } from '@bailclair/domain/value/calendar-date.ts'
import { todayInParis } from '@bailclair/domain/value/today.ts'
import type { Db } from '#platform/database/db.ts'
import { type KeptStatement, listLawStatements } from './law.repository.ts'
import { readKnownLaw } from './read-known-law.service.ts'

const width = Math.max(...lawRuleIds.map((rule) => rule.length)) + 2
const indent = ' '.repeat(width)

/** Every rule today, what the operator last said of it, the newest index, and what should be read again. */
export async function describeLaw(db: Db, today: CalendarDate): Promise<string> {
  const known = await readKnownLaw(db)
  const last = new Map((await listLawStatements(db)).map((statement) => [statement.rule, statement]))
  const rules = lawRuleIds.flatMap((rule) => {
    const statement = last.get(rule)
    return [describeRule(rule, today, known.changes), ...(statement ? describeStatement(rule, statement) : [])]
  })
  const index = describeIndex({ ...rentIndexes, ...known.rentIndexes })
  return [...rules, '', index, '', ...describeReviews(today)].join('\n')
}

export function describeRule(rule: LawRuleId, today: CalendarDate, changes: LawChanges): string {
  const { state, since, next } = lawOn(lawRules[rule], today, changes[rule])
  const step = [...(since ? [`since ${since}`] : []), ...(next ? [`${next.state} from ${next.from}`] : [])]
  return `${rule.padEnd(width)}${state.padEnd(11)}${step.join(', ')}`.trimEnd()
}

function describeStatement(rule: LawRuleId, { state, since, until, reason, madeAt }: KeptStatement): string[] {
  const days = `${since ? ` since ${since}` : ''}${until ? ` until ${until}` : ''}`
  const { readOn } = lawRules[rule].source
  const isOlder = since !== null && readOn > todayInParis(madeAt)
  return [
    `${indent}said: ${state}${days}, because ${reason}`,
    ...(isOlder ? [`${indent}made before the release read the source again, on ${readOn}`] : []),
  ]
}

function describeIndex(indexes: Readonly<Record<string, number>>): string {
  const newest = Object.keys(indexes).toSorted().at(-1) ?? ''
  return `Newest index of rents: ${newest} ${indexes[newest]?.toFixed(2)}`
}

function describeReviews(today: CalendarDate): string[] {
  const overdue = overdueReviews(lawReviews, today).map(
    ({ id, reviewBy, url }) => `${id.padEnd(width)}${reviewBy}  ${url}`,
  )
  return overdue.length === 0 ? ['No review is overdue.'] : ['To be read again at its source, since:', ...overdue]
}
