import { sql } from 'kysely'
import type { Db } from '#platform/database/db.ts'
import { inBatches } from '#platform/database/in-batches.ts'
import { type Placeholders, prepareQuery } from '#platform/database/prepared-query.ts'
import { purgeOf } from '#platform/database/rows.ts'

export type CountedRequest = { key: Buffer; now: Date; resetsAt: Date }
type Count = { spent: number; resetsAt: Date }
type Batch = { keys: Buffer[]; requests: number[]; ends: Date[]; now: Date }

/** One upsert: its row locks serialise parallel callers. A window begins with its first request. */
const countAll = prepareQuery((db, { keys, requests, ends, now }: Placeholders<Batch>) =>
  db
    .insertInto('rateBudget')
    .columns(['key', 'spent', 'resetsAt'])
    .expression(sql`select * from unnest(${keys}::bytea[], ${requests}::integer[], ${ends}::timestamptz[])`)
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        spent: sql<number>`excluded.spent + case when rate_budget.resets_at <= ${now} then 0
          else rate_budget.spent end`,
        resetsAt: sql<Date>`case when rate_budget.resets_at <= ${now} then excluded.resets_at
          else rate_budget.resets_at end`,
      }),
    )
    .returning(['key', 'spent', 'resetsAt']),
)

/** Counts one request of this key, and how many there are in its window. */
export const countRequest = inBatches(async (db, calls: readonly CountedRequest[]): Promise<Count[]> => {
  const byKey = Map.groupBy(calls, ({ key }) => key.toString('hex'))
  // always in the same order: two statements that lock rows in different orders would wait for each other
  const groups = [...byKey].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, group]) => group as Group)
  const rows = await countAll(db, {
    keys: groups.map(([{ key }]) => key),
    requests: groups.map((group) => group.length),
    ends: groups.map(([{ resetsAt }]) => resetsAt),
    now: new Date(Math.max(...calls.map(({ now }) => now.getTime()))),
  })
  const counts = new Map(rows.map(({ key, spent, resetsAt }) => [key.toString('hex'), { spent, resetsAt }]))
  return calls.map((call) => {
    const key = call.key.toString('hex')
    const { spent, resetsAt } = counts.get(key) as Count
    const group = byKey.get(key) as Group
    return { spent: spent - (group.length - 1 - group.indexOf(call)), resetsAt }
  })
})

type Group = [CountedRequest, ...CountedRequest[]]

export async function deleteCount(db: Db, key: Buffer): Promise<void> {
  await db.deleteFrom('rateBudget').where('key', '=', key).execute()
}

export const endedRateLimits = purgeOf('rateBudget', (now) => sql<boolean>`resets_at <= ${now}`)
