import { isDeepStrictEqual } from 'node:util'
import type { LawChange } from '@bailclair/domain/law/known-law.schema.ts'
import { type LawRuleId, lawRules } from '@bailclair/domain/law/law-rules.data.ts'
import { lawSteps } from '@bailclair/domain/law/law-state.rules.ts'
import { recordServiceAction } from '#audit/record-audit.service.ts'
import type { Deps } from '#deps.ts'
import { insertLawStatement, insertRentIndex, type LawStatement } from './law.repository.ts'
import { readKnownLaw } from './read-known-law.service.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'config'>

/** A mistake is corrected by another statement: no row is ever changed. False: it says nothing new, and is not kept. */
export const changeRule = (deps: Needs, rule: LawRuleId, statement: LawStatement, reason: string): Promise<boolean> =>
  deps.db.transaction().execute(async (tx) => {
    const { changes } = await readKnownLaw(tx)
    if (!saysSomethingNew(rule, changes[rule] ?? [], statement)) return false
    await insertLawStatement(tx, rule, statement, { reason, madeAt: deps.clock() })
    const days = 'since' in statement ? [statement.since, statement.until] : []
    await recordServiceAction(deps, tx, 'LAW_CHANGED', { object: objectOf([rule, statement.state, ...days]) })
    return true
  })

/** The last value of a quarter holds. */
export const addRentIndex = (deps: Needs, quarter: string, value: number): Promise<void> =>
  deps.db.transaction().execute(async (tx) => {
    await insertRentIndex(tx, quarter, value, deps.clock())
    await recordServiceAction(deps, tx, 'LAW_CHANGED', { object: objectOf([quarter, value.toFixed(2)]) })
  })

/** All that was said, so that a row that somebody changes later no longer matches its audit entry. */
const objectOf = (words: readonly (string | undefined)[]) =>
  ({ kind: 'LAW', id: words.filter((word) => word !== undefined).join(' ') }) as const

function saysSomethingNew(rule: LawRuleId, known: readonly LawChange[], statement: LawStatement): boolean {
  if (statement.state === 'AS_RELEASED') return known.length > 0
  return !isDeepStrictEqual(lawSteps(lawRules[rule], [...known, statement]), lawSteps(lawRules[rule], known))
}
