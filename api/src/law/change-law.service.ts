import type { LawChange } from '@bailclair/domain/law/known-law.schema.ts'
import type { LawRuleId } from '@bailclair/domain/law/law-rules.data.ts'
import { recordServiceAction } from '#audit/record-audit.service.ts'
import type { Deps } from '#deps.ts'
import { insertLawChange, insertRentIndex } from './law.repository.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'config'>

/** A mistake is corrected by another change: no row is ever changed. */
export const changeRule = (deps: Needs, rule: LawRuleId, change: LawChange, reason: string): Promise<void> =>
  deps.db.transaction().execute(async (tx) => {
    await insertLawChange(tx, rule, change, { reason, madeAt: deps.clock() })
    await recordServiceAction(deps, tx, 'LAW_CHANGED', { object: { kind: 'LAW', id: rule } })
  })

/** The last value of a quarter holds. */
export const addRentIndex = (deps: Needs, quarter: string, value: number): Promise<void> =>
  deps.db.transaction().execute(async (tx) => {
    await insertRentIndex(tx, quarter, value, deps.clock())
    await recordServiceAction(deps, tx, 'LAW_CHANGED', { object: { kind: 'LAW', id: quarter } })
  })
