import { sql } from 'kysely'
import type { Db } from '#platform/database/db.ts'

/** Adds up to `limit` changes to the sums and removes them. Returns how many: fewer than `limit` when none is left. */
export async function addUpChanges(db: Db, limit: number): Promise<number> {
  const { rows } = await sql<{ changes: number }>`
    with change as (
      delete from statistic_change where ctid = any(array(
        select ctid from statistic_change limit ${limit} for update skip locked))
      returning name, day, bucket, count
    ), added as (
      insert into statistic select name, day, bucket, sum(count) from change group by 1, 2, 3 order by 1, 2, 3
      on conflict (name, day, bucket) do update set count = statistic.count + excluded.count
    )
    select count(*) as changes from change`.execute(db)
  return rows[0]?.changes ?? 0
}

/** Days on which every application was deleted, or moved to another day. */
export async function deleteEmptySums(db: Db): Promise<void> {
  await sql`delete from statistic where count = 0 and day > '-infinity'`.execute(db)
}

export async function countChanges(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from statistic_change`.execute(db)
  return rows[0]?.count ?? 0
}

/** What is counted of each table. */
const namesOf = {
  owner: ['owner'],
  property: ['property'],
  rental_file: ['file INCOMPLETE', 'file TO_PROCESS', 'file VALIDATED', 'file DECLINED', 'file ARCHIVED'],
  application: ['application'],
  verification: ['verdict VALIDATED', 'verdict DECLINED', 'delay'],
  answer: ['answer WAITING', 'answer LEFT'],
} as const
export type CountedTable = keyof typeof namesOf
export const countedTables = Object.keys(namesOf) as CountedTable[]

type Statistic = { name: string; day: string; bucket: number; count: number }

/** 80 MB: a statement takes a second or less. */
const pagesAtOnce = 10_000

/** Counts a table again. Returns by how much the statistics are too small, without those that are right. */
export async function listDifferences(tx: Db, table: CountedTable): Promise<Statistic[]> {
  const differences = new Map<string, Statistic>()
  const add = (found: readonly Statistic[]) => {
    for (const { name, day, bucket, count } of found) {
      const key = `${name} ${day} ${bucket}`
      differences.set(key, { name, day, bucket, count: (differences.get(key)?.count ?? 0) + count })
    }
  }
  const { rows } = await sql<{ pages: number }>`
    select pg_relation_size(${table}::regclass) / current_setting('block_size')::integer as pages`.execute(tx)
  for (let page = 0; page < (rows[0]?.pages ?? 0); page += pagesAtOnce) {
    const counted = sql<Statistic>`select * from recount(${table}, ${page}, ${page + pagesAtOnce - 1})`
    add((await counted.execute(tx)).rows)
  }
  const kept = sql<Statistic>`select name, day, bucket, -count as count from statistic where name = any(${namesOf[table]})
    union all select name, day, bucket, -count from statistic_change where name = any(${namesOf[table]})`
  add((await kept.execute(tx)).rows)
  return [...differences.values()].filter(({ count }) => count !== 0)
}

export async function insertChanges(tx: Db, changes: readonly Statistic[]): Promise<void> {
  await tx
    .insertInto('statisticChange')
    .values([...changes])
    .execute()
}
