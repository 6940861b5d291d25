import { setTimeout as sleep } from 'node:timers/promises'
import { restoreBeside } from '#stack/restored.ts'
import type { Step } from '#step.ts'

type Sql = (database: string, statement: string) => Promise<string>

/** Rows that the load adds and nobody changes, in each database. */
const journals = [
  { database: 'bailclair', table: 'audit_entry' },
  { database: 'bailclair_identity', table: 'account' },
] as const

/** A full backup under load, then a recovery to a moment after it, into a fresh cluster beside the living one. */
export const restore: Step = {
  name: 'restore',
  title: 'pgBackRest: backup into the S3 store, recovery of both databases to one moment',
  run: ({ context, database }, watch) =>
    watch.measure('restore', {}, async () => {
      const backup = database.pgbackrest[await database.leader()]
      const began = performance.now()
      await backup.run('backup', '--type=full')
      const backupSeconds = secondsSince(began)

      await sleep(15_000) // acknowledged before the moment
      const target = (await database.sql('postgres', 'select clock_timestamp()')).trim()
      await sleep(15_000) // and after it
      const behind = await archiveDelay(database.sql)
      const expected = await Promise.all(journals.map((journal) => readJournal(database.sql, journal, target)))
      await database.sql('postgres', 'select pg_switch_wal()')

      const down = performance.now()
      const restored = await restoreBeside(context, database, target)
      const restoreSeconds = secondsSince(down)
      const found = await Promise.all(journals.map((journal) => readJournal(restored.sql, journal, 'infinity')))
      await restored.stop()
      return [
        ...journals.map((journal, index) => compare(journal.table, expected[index], found[index])),
        `backup ${backupSeconds} s; RTO ${restoreSeconds} s; RPO of a lost site: archive ${behind} s behind`,
      ].join('; ')
    }),
}

type Journal = { until: number; after: number; hash: string }

/** How many rows were committed up to a moment and after it, and which. */
async function readJournal(sql: Sql, { database, table }: (typeof journals)[number], target: string): Promise<Journal> {
  const answer = await sql(
    database,
    `select json_build_object(
       'until', count(*) filter (where committed <= '${target}'),
       'after', count(*) filter (where committed > '${target}'),
       'hash', md5(string_agg(id::text, ',' order by id) filter (where committed <= '${target}')))
     from (select id, pg_xact_commit_timestamp(xmin) as committed from ${table}) as row`,
  )
  return JSON.parse(answer) as Journal
}

function compare(table: string, expected?: Journal, found?: Journal): string {
  if (!expected || !found) throw new Error(`${table} was not read.`)
  if (expected.until === 0 || expected.after === 0)
    throw new Error(`Nothing was written to ${table} before or after the moment, so nothing was tried.`)
  if (expected.until !== found.until || expected.hash !== found.hash)
    throw new Error(`${table}: ${found.until} rows restored, ${expected.until} were committed before the moment.`)
  return `${table}: ${found.until} of ${expected.until} rows before the moment, 0 of ${expected.after} after it`
}

const archiveDelay = async (sql: Sql) =>
  (await sql('postgres', 'select ceil(extract(epoch from now() - last_archived_time)) from pg_stat_archiver')).trim()

const secondsSince = (moment: number) => ((performance.now() - moment) / 1_000).toFixed(1)
