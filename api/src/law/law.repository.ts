import type { LawChange } from '@bailclair/domain/law/known-law.schema.ts'
import type { LawRuleId } from '@bailclair/domain/law/law-rules.data.ts'
import type { CalendarDate } from '@bailclair/domain/value/calendar-date.ts'
import type { Db } from '#platform/database/db.ts'

export type KeptChange = {
  rule: string
  state: string
  since: CalendarDate
  until: CalendarDate | null
  reason: string
}

/** In the order in which they were made. */
export const listLawChanges = (db: Db): Promise<KeptChange[]> =>
  db.selectFrom('lawChange').select(['rule', 'state', 'since', 'until', 'reason']).orderBy('id').execute()

export async function insertLawChange(
  tx: Db,
  rule: LawRuleId,
  { since, state, until }: LawChange,
  { reason, madeAt }: { reason: string; madeAt: Date },
): Promise<void> {
  await tx
    .insertInto('lawChange')
    .values({ rule, state, since, until: until ?? null, reason, madeAt })
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
