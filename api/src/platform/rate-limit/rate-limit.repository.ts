import { type QueryCreator, sql } from 'kysely'
import type { Db } from '#platform/database/db.ts'
import { type Placeholders, prepareQuery } from '#platform/database/prepared-query.ts'
import { purgeOf } from '#platform/database/rows.ts'
import type { Schema } from '#platform/database/schema.generated.ts'

export type CountedRequest = { key: Buffer; limit: number; now: Date; resetsAt: Date }

/**
 * One upsert: its row lock serialises parallel callers. A window begins with its first request. Over the limit the
 * count stops growing.
 */
export const countingRequest = (
  db: QueryCreator<Schema>,
  { key, limit, now, resetsAt }: Placeholders<CountedRequest>,
) =>
  db
    .insertInto('rateBudget')
    .values({ key, spent: 1, resetsAt })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        spent: sql<number>`case when rate_budget.resets_at <= ${now} then 1
          else least(rate_budget.spent + 1, ${limit}::integer + 1) end`,
        resetsAt: sql<Date>`case when rate_budget.resets_at <= ${now} then excluded.resets_at
          else rate_budget.resets_at end`,
      }),
    )
    .returning(['spent', 'resetsAt'])

const count = prepareQuery(countingRequest)

export const countRequest = async (db: Db, request: CountedRequest) =>
  (await count(db, request))[0] as { spent: number; resetsAt: Date }

export async function deleteCount(db: Db, key: Buffer): Promise<void> {
  await db.deleteFrom('rateBudget').where('key', '=', key).execute()
}

export const endedRateLimits = purgeOf('rateBudget', (now) => sql<boolean>`resets_at <= ${now}`)
