import { createTestDatabase } from '@bailclair/one-machine/postgres/test-database.ts'
import { migrate } from '@bailclair/server-kit/database/migrate.ts'
import pg from 'pg'
import { afterAll, expect, it } from 'vitest'
import { runAuditCommand } from '#audit/audit-command.ts'
import { migrationsFolder } from '#platform/database/applied-migrations.ts'
import { openDatabase } from '#platform/database/db.ts'
import { startDeps } from '#test/harness.ts'

const { deps } = await startDeps()
const database = await createTestDatabase({ empty: true })
const settings = { DATABASE_URL: database.directUrl, MIGRATION_LOCK_TIMEOUT_MS: 20_000 }
const client = new pg.Client(database.directUrl)
const writer = new pg.Client(database.directUrl)
await client.connect()
await writer.connect()
const { db, close } = openDatabase({ ...deps.config, DATABASE_URL: database.directUrl }, deps.logger)
afterAll(async () => {
  await Promise.all([client.end(), writer.end(), close()])
  await database.drop()
})
const query = async (text: string) => (await client.query(text)).rows

const rows = `
  insert into owner (id, issuer, subject, email, language)
    values ('00000000-0000-4000-8000-000000000001', 'x', 'o', 'o@example.org', 'fr');
  insert into audit_entry (occurred_at, action)
    select now() - n * interval '1 hour', 'NAMES_CHANGED' from generate_series(1, 2000) as n;
  insert into mail_outbox (kind, payload, sent_at, created_at, owner_id)
    select 'sent', null, now() - n * interval '1 hour', now() - n * interval '1 hour', '00000000-0000-4000-8000-000000000001'
    from generate_series(1, 500) as n;
  insert into mail_outbox (kind, payload) select 'waiting', '{}' from generate_series(1, 20);
  select seal_audit_entries(1500)`

it('existing rows become the first partition while others write, and nothing is lost or rewritten', async () => {
  const files = () =>
    query(`select regexp_replace(relname, '_until_.*', '') as name, relfilenode from pg_class
      where relname ~ '^(audit_entry|mail_outbox)(_until_\\d{4}_\\d{2})?$' and relkind = 'r' order by 1`)
  await migrate(settings, migrationsFolder, (name) => name < '0043')
  await client.query(rows)
  await client.query(
    `create role ${database.name}_reader; grant select, insert on audit_entry to ${database.name}_reader`,
  )
  const before = await files()
  let isDone = false
  let written = 0
  const writing = (async () => {
    while (!isDone) {
      // as the release before does, in one transaction
      await writer.query(`begin; insert into mail_outbox (kind, payload) values ('later', '{}');
        insert into audit_entry (occurred_at, action) values (now(), 'SIGNED_OUT'); commit`)
      written++
    }
  })()
  await migrate(settings, migrationsFolder).finally(() => {
    isDone = true
  })
  await writing
  expect(written).toBeGreaterThan(0)
  expect(await files()).toEqual(before)
  expect(await query('select count(*)::int, count(distinct id)::int as ids from audit_entry')).toEqual([
    { count: 2_000 + written, ids: 2_000 + written },
  ])
  expect(await query('select count(*)::int, count(owner_id)::int as owned from mail_outbox')).toEqual([
    { count: 520 + written, owned: 500 },
  ])
  expect(await runAuditCommand({ db, clock: () => new Date() }, ['check'])).toMatchObject({
    exitCode: 0,
    text: expect.stringContaining(`${2_000 + written} sealed entries, 0 waiting, 0 problems`),
  })
  // two months of grace: a release from before deletes by ctid, which is unique in one partition only
  const months = await query(`select relname, pg_get_expr(relpartbound, oid) as bounds from pg_class
    where relispartition and relkind = 'r' and relname ~ '^audit_entry_until'`)
  expect(months).toHaveLength(1)
  expect(new Date(/TO \('([^']+)'\)/.exec(months[0].bounds)?.[1] ?? 0).getTime()).toBeGreaterThan(
    Date.now() + 27 * 86_400_000,
  )
  const granted = await query(`select string_agg(privilege_type, ' ' order by 1) as rights
    from information_schema.role_table_grants where table_name = 'audit_entry' and grantee = '${database.name}_reader'`)
  expect(granted).toEqual([{ rights: 'INSERT SELECT' }])
  await client.query(`begin; set local role ${database.name}_reader;
    insert into audit_entry (occurred_at, action) values (now(), 'SIGNED_OUT'); commit`)
  await client.query(`delete from owner; drop owned by ${database.name}_reader; drop role ${database.name}_reader`)
  expect(await query('select count(owner_id)::int from mail_outbox')).toEqual([{ count: 0 }])
}, 60_000)
