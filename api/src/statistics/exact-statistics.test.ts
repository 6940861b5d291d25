import { insertFiles, insertProperties } from '@bailclair/one-machine/demo-data/seed-sql.ts'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { startDeps } from '#test/harness.ts'
import { runJob } from '#test/jobs.ts'
import { checkTable, findDifferences } from './check-statistics.service.ts'
import { countChanges, countedTables } from './statistic-change.repository.ts'
import { statisticsJobs } from './statistics.jobs.ts'
import { readCounts } from './statistics.repository.ts'

const { deps, sql: run, logs } = await startDeps()
const today = '2026-11-17'

/** Numbers that repeat from run to run (a linear congruential generator). */
let seed = 18
const random = (below: number) => {
  seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31
  return Math.floor((seed / 2 ** 31) * below)
}

let keys = 0
/** About one row in five. */
const some = () => `get_byte(uuid_send(id), 15) % 5 = ${random(5)}`
const writes: readonly (() => string)[] = [
  () => `insert into owner (issuer, subject, email, language)
    select 'i', 's${++keys}-' || n, 'o${keys}-' || n || '@example.org', 'fr' from generate_series(1, ${random(4)}) as n`,
  // inserts some, updates the others
  () => `insert into owner (issuer, subject, email, language) select 'i', 's${1 + random(keys + 1)}-' || n, 'x@example.org', 'en'
    from generate_series(1, 4) as n on conflict (issuer, subject) do update set language = 'en'`,
  () => insertProperties(`select id, 'p${++keys} ' || id, 1 from owner where ${some()}`),
  () => `update property set validated = not validated, version = version + 1 where ${some()}`,
  () => `update property set version = version + 1`,
  () => insertFiles(`select id, 'f${++keys} ' || id, ${random(40)} from property where ${some()}`),
  () => insertFiles(`select id, 'f${1 + random(keys)} ' || id, ${random(40)} from property`),
  () => `update rental_file set status = (enum_range(null::file_status))[${1 + random(5)}] where ${some()}`,
  () => `update application set purged_on = date '${today}' + ${random(4) - 1}, seen_at = now() where ${some()}`,
  () => `update application set seen_at = now()`,
  () => `delete from application where purged_on <= '${today}' and ${some()}`,
  () => `delete from rental_file where status = 'ARCHIVED' and ${some()}`,
  () => `delete from property where ${some()} and ${some()}`,
  () => `delete from owner where ${some()} and ${some()}`,
  () => `insert into verification (submitted_at, decided_at, verdict)
    select now() - n * interval '17 minutes', now() - n * interval '${random(9)} hours', 'DECLINED' from generate_series(1, ${random(4)}) as n`,
  () => `insert into answer (property_id, chosen_id, text, tells_reason, applications, decided_at, leaves_at)
    select id, case when ${some()} then null else id end, 'SIMPLE', true, ${random(9)},
      now() - interval '${random(5)} days', now() from property where ${some()}`,
  () => `update answer set left_at = now(), applications = applications - ${random(2)} where ${some()}`,
  () => `update answer set leaves_at = now() where ${some()}`,
  () => `delete from answer where ${some()} and ${some()}`,
  () =>
    `insert into verification (submitted_at, decided_at, verdict) values (now() - interval '1 hour', now(), 'VALIDATED')`,
]

const isConflict = (error: unknown) => ['40P01', '23503', '23505'].includes(`${(error as { code?: string }).code}`)

/** Some statements in a transaction; one in four is rolled back, and so are deadlocks. */
async function write() {
  const statements = Array.from({ length: 1 + random(4) }, () => writes[random(writes.length)]?.() ?? '')
  const isRolledBack = random(4) === 0
  try {
    await deps.db.transaction().execute(async (tx) => {
      for (const statement of statements) await sql.raw(statement).execute(tx)
      if (isRolledBack) throw new Error('rolled back')
    })
  } catch (error) {
    if (!isConflict(error) && (error as Error).message !== 'rolled back') throw error
  }
}

const [sumJob, checkJob] = statisticsJobs
const sumUp = () => runJob(deps, sumJob as NonNullable<typeof sumJob>)

const allDifferences = async () =>
  (await Promise.all(countedTables.map((table) => findDifferences(deps, table)))).flat()

describe('the statistics', () => {
  it('stay exact while many write at once, roll back and delete, and changes are added up', async () => {
    const writer = async () => {
      for (let count = 0; count < 40; count++) await write()
    }
    const adder = async () => {
      for (let count = 0; count < 10; count++) {
        await sumUp()
        expect(await allDifferences()).toEqual([])
      }
    }
    await Promise.all([writer(), writer(), writer(), adder()])
    const counts = async () => ({
      ...(await readCounts(deps.db, today)),
      changes: (await countChanges(deps.db)) > 0,
    })
    await run(`update rental_file set status = 'VALIDATED' where id in (select id from rental_file limit 3)`)
    const [found] = await run(`select (select count(*) from owner)::int as owners,
      (select count(*) from property where validated)::int as properties,
      (select count(*) from application where purged_on > '${today}' and file_status <> 'ARCHIVED')::int as applications,
      (select count(*) from rental_file where status = 'VALIDATED')::int as verified`)
    const expected = {
      owners: found?.['owners'],
      validatedProperties: found?.['properties'],
      applications: found?.['applications'],
      files: { VALIDATED: found?.['verified'] },
    }
    expect(Math.min(...Object.values(found ?? {}).map(Number))).toBeGreaterThan(0)
    expect(await counts()).toMatchObject(expected)
    await sumUp()
    expect(await counts()).toMatchObject({ ...expected, changes: false })
    expect(await allDifferences()).toEqual([])
  })

  it('are corrected, with an error in the log, after rows changed while triggers were off', async () => {
    const { owners } = await readCounts(deps.db, today)
    await run(`begin; set local session_replication_role = replica;
      insert into owner (issuer, subject, email, language) values ('i', 'unseen', 'unseen@example.org', 'fr'); commit`)
    expect((await readCounts(deps.db, today)).owners).toBe(owners)
    expect(await checkJob?.dryRun(deps)).toEqual({ corrected: 1 })
    expect(await checkTable(deps, 'owner')).toBe(1)
    expect(logs.some((line) => `${JSON.stringify(line)}`.includes('statistics were wrong'))).toBe(true)
    expect((await readCounts(deps.db, today)).owners).toBe(owners + 1)
    expect(await checkTable(deps, 'owner')).toBe(0)
  })

  it('of an application end on its day without a write', async () => {
    await run(`update application set purged_on = '2027-01-02'`)
    const on = async (day: string) => (await readCounts(deps.db, day)).applications
    const all = await on('2027-01-01')
    expect([all > 0, await on('2027-01-02')]).toEqual([true, 0])
  })
})
