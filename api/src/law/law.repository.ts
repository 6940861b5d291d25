import type { LawChange } from '@bailclair/domain/law/known-law.schema.ts'
import type { LawRuleId } from '@bailclair/domain/law/law-rules.data.ts'
import type { CalendarDate } from '@bailclair/domain/value/calendar-date.ts'
import type { Db } from '#platform/database/db.ts'

/** What the operator says of a rule: a change, or that earlier changes of it no longer count. */
export type LawStatement = LawChange | { state: 'AS_RELEASED' }

export type KeptStatement = {
  rule: string
  state: string
  since: CalendarDate | null
  until: CalendarDate | null
  reason: string
  madeAt: Date
}

/** In the order in which they were made. */
export const listLawStatements = (db: Db): Promise<KeptStatement[]> =>
  db.selectFrom('lawChange').select(['rule', 'state', 'since', 'until', 'reason', 'madeAt']).orderBy('id').execute()

export async function insertLawStatement(
  tx: Db,
  rule: LawRuleId,
  statement: LawStatement,
  { reason, madeAt }: { reason: string; madeAt: Date },
): Promise<void> {
  await tx
    .insertInto('lawChange')
    .values({ rule, since: null, until: null, ...statement, reason, madeAt })
    .execute()
}

/** The last one of a quarter holds. */
export const listRentIndexes = (db: Db): Promise<{ quarter: string; value: string }[]> =>
  db.selectFrom('rentIndex').select(['quarter', 'value']).orderBy('id').execute()

export async function insertRentIndex(tx: Db, quarter: string, value: number, madeAt: Date): Promise<void> {
  await tx
    .insertInto('rentIndex')
    .values({ quarter, value: String(value), madeAt })
    .execute()
}
