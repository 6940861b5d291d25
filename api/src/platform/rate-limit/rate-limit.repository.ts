import { sql } from 'kysely'
import type { Db } from '#platform/database/db.ts'
import { purgeOf } from '#platform/database/rows.ts'

type Spending = { key: Buffer; limit: number; now: Date; resetsAt: Date }

/**
 * Counts one more in one statement: the row lock of the upsert lets parallel callers through one by one. A window
 * begins with its first call; beyond the limit the count stays where it is.
 */
export async function countRequest(db: Db, { key, limit, now, resetsAt }: Spending) {
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

export const endedRateLimits = purgeOf('rateBudget', (now) => sql<boolean>`resets_at <= ${now}`)
