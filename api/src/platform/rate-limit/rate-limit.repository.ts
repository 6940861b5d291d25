import { sql } from 'kysely'
import type { Db } from '#platform/database/db.ts'
import { purgeOf } from '#platform/database/rows.ts'

type CountedRequest = { key: Buffer; limit: number; now: Date; resetsAt: Date }

/**
 * One upsert: its row lock serialises parallel callers. A window begins with its first request. Over the limit the
 * count stops growing.
 */
export async function countRequest(db: Db, { key, limit, now, resetsAt }: CountedRequest) {
  return db
    .insertInto('rateBudget')
    .values({ key, spent: 1, resetsAt })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        spent: sql<number>`case when rate_budget.resets_at <= ${now} then 1
          else least(rate_budget.spent + 1, ${limit + 1}::integer) end`,
        resetsAt: sql<Date>`case when rate_budget.resets_at <= ${now} then excluded.resets_at
          else rate_budget.resets_at end`,
      }),
    )
    .returning(['spent', 'resetsAt'])
    .executeTakeFirstOrThrow()
}

export async function deleteCount(db: Db, key: Buffer): Promise<void> {
  await db.deleteFrom('rateBudget').where('key', '=', key).execute()
}

export const endedRateLimits = purgeOf('rateBudget', (now) => sql<boolean>`resets_at <= ${now}`)
