import { insertFiles, insertProperties } from '@bailclair/one-machine/demo-data/seed-sql.ts'
import { createTestDatabase } from '@bailclair/one-machine/postgres/test-database.ts'
import { migrate } from '@bailclair/server-kit/database/migrate.ts'
import pg from 'pg'
import { afterAll, expect, it } from 'vitest'
import { migrationsFolder } from '#platform/database/applied-migrations.ts'

const database = await createTestDatabase({ empty: true })
const config = { DATABASE_URL: database.directUrl, MIGRATION_LOCK_TIMEOUT_MS: 5_000 }
const client = new pg.Client({ connectionString: database.directUrl })
await client.connect()
afterAll(async () => {
  await client.end()
  await database.drop()
})

const addOwner = (subject: string) =>
  client.query(`insert into owner (issuer, subject, email, language) values ('i', $1, $1 || '@example.org', 'fr')`, [
    subject,
  ])

it('an existing database is counted once, also what is written while the migrations run', async () => {
  await migrate(config, migrationsFolder, (name) => name < '0047')
  await addOwner('before')
  await client.query(insertProperties(`select id, 'p' || n, n from owner, generate_series(1, 3) as n`))
  await client.query(insertFiles(`select id, name, 1 from property`))
  await client.query(`insert into verification (submitted_at, decided_at, verdict)
    values ('2026-03-31 20:00Z', '2026-03-31 22:30Z', 'VALIDATED')`)
  await migrate(config, migrationsFolder, (name) => name < '0048')
  await addOwner('between')

  await migrate(config, migrationsFolder, (name) => name < '0069')
  await client.query(`with chosen as (insert into answer (property_id, chosen_id, text, tells_reason, decided_at, leaves_at, left_at)
      select property_id, id, 'SIMPLE', true, '2026-11-01', '2026-11-02', '2026-11-02 00:00:30' from application
      order by id limit 1 returning id)
    insert into answered_application (application_id, answer_id, stage_before, access_ends_before, purged_before)
      select application.id, chosen.id, 'RECEIVED', access_ends_on, purged_on from application, chosen`)
  await migrate(config, migrationsFolder)
  const { rows } = await client.query(`select name, bucket, sum(count)::integer as count
    from (table statistic union all table statistic_change) as counted group by 1, 2 order by 1`)
  expect(rows).toEqual([
    { name: 'answer LEFT', bucket: 2, count: 3 },
    { name: 'application', bucket: 0, count: 3 },
    { name: 'delay', bucket: 25, count: 1 },
    { name: 'file VALIDATED', bucket: 0, count: 3 },
    { name: 'owner', bucket: 0, count: 2 },
    { name: 'property', bucket: 0, count: 3 },
    { name: 'verdict VALIDATED', bucket: 0, count: 1 },
  ])
})
