import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { runBackupCommand } from '@bailclair/server-kit/backup/command.ts'
import { migrate } from '@bailclair/server-kit/database/migrate.ts'
import { afterAll, beforeAll, expect } from 'vitest'
import { freePort } from '#ports.ts'
import { projectRoot } from '#project.ts'
import { itNeeds } from '#test/it-needs.ts'
import { createDatabaseIfMissing } from './create-database.ts'
import { type RunningPostgres, startPostgres } from './postgres.ts'
import { runSql } from './run-sql.ts'
import { removePostgresData } from './runner.ts'

const run = promisify(execFile)
const tools = ['initdb', 'postgres', 'pg_dump', 'pg_restore', 'psql']
/** Debian keeps each version in a folder of its own; the bundled PostgreSQL has no pg_dump. */
const versions = '/usr/lib/postgresql'
const home = (existsSync(versions) ? readdirSync(versions) : [])
  .sort((a, b) => Number(b) - Number(a))
  .map((version) => join(versions, version))
  .find((folder) => tools.every((tool) => existsSync(join(folder, 'bin', tool))))
const needs = `PostgreSQL with ${tools.join(', ')} (Debian: apt install postgresql)`
const withTools = itNeeds(needs, home !== undefined)

const folder = mkdtempSync(join(tmpdir(), 'bailclair-system-backup-'))
const servers: RunningPostgres[] = []
const dataDirs: string[] = []
async function startServer(name: string) {
  const dataDir = join(folder, name)
  dataDirs.push(dataDir)
  const installed = { home: home ?? '', locale: ['--locale=C'] }
  const server = await startPostgres({ dataDir, port: await freePort(), installed, settings: { fsync: 'off' } })
  servers.push(server)
  return server
}

let ours: RunningPostgres
/** A server that has never heard of our roles. */
let fresh: RunningPostgres
beforeAll(async () => {
  if (!home) return
  process.env['PATH'] = `${join(home, 'bin')}${delimiter}${process.env['PATH']}`
  ours = await startServer('ours')
  fresh = await startServer('fresh')
})
afterAll(async () => {
  for (const server of servers) await server.stop()
  for (const dataDir of dataDirs) removePostgresData(dataDir)
  rmSync(folder, { recursive: true })
})

const migrationsOf = (application: string) => join(projectRoot, application, 'migrations')
const migrateTo = (url: string, application: string, last = '9999') =>
  migrate({ DATABASE_URL: url, MIGRATION_LOCK_TIMEOUT_MS: 1_000 }, migrationsOf(application), (name) => name <= last)
const command = (url: string, verb: string, backup: string, application = 'api') =>
  runBackupCommand([verb, join(folder, backup)], { databaseUrl: url, migrationsFolder: migrationsOf(application) })
const schemaOf = async (url: string) =>
  (await run('pg_dump', ['--schema-only', '--no-owner', '--no-privileges', url])).stdout
    // newer versions mark a dump with random words
    .replaceAll(/^\\(un)?restrict .*$/gm, '')

/** Rows of the oldest schema that is restored here, so that later migrations also have something to change. */
const rows = `
  insert into owner (id, issuer, subject, email, language)
    values ('00000000-0000-4000-8000-000000000001', 'https://identity.example', 'o', 'élodie@particulier.example', 'fr');
  insert into property (id, owner_id, name, rent_cents, share_token, created_at, updated_at)
    values ('00000000-0000-4000-8000-000000000002', '00000000-0000-4000-8000-000000000001', E'l’été\\t«\\\\N»', 80000, 's',
      now(), now());
  insert into rental_file (id, source, application_type, status, total_income_cents, last_update_at, created_at)
    select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'EXTERNAL', 'ALONE', 'VALIDATED', 210000, now(), now()
    from generate_series(100, 199) as n;
  insert into application (property_id, rental_file_id, file_status, token, created_at, consented_at, consent_version,
      consent_language, access_ends_on, purged_on)
    select '00000000-0000-4000-8000-000000000002', id, 'VALIDATED', id::text, now(), now(), 1, 'fr', current_date + 30,
      current_date + 120
    from rental_file;
  insert into audit_entry (occurred_at, action) select now(), 'NAMES_CHANGED' from generate_series(1, 50)`

async function newDatabase(server: RunningPostgres, name: string, last?: string) {
  const url = await createDatabaseIfMissing(server.url, name)
  if (last) {
    await migrateTo(url, 'api', last)
    await runSql(url, rows)
  }
  return url
}

/** As an operator does, with psql. */
async function grantToApi(url: string): Promise<string> {
  for (const name of ['roles', 'api-grants'])
    await run('psql', [url, '--file', join(projectRoot, `deploy/postgresql/${name}.sql`)])
  await runSql(url, `alter role bailclair_api password 'secret of the role'`)
  const asApi = new URL(url)
  asApi.username = 'bailclair_api'
  asApi.password = 'secret of the role'
  return asApi.href
}

withTools('restores a dump that the role of the API made into a server without that role', async () => {
  const source = await newDatabase(ours, 'newest', '0018-access-by-named-arguments.sql')
  await migrateTo(source, 'api')
  expect(await command(await grantToApi(source), 'back-up', 'newest')).toMatch(/^Backed up \d+ rows of .* by pg_dump/)
  const target = await newDatabase(fresh, 'newest')
  expect(await command(target, 'restore', 'newest')).toMatch(/every checksum is the same$/)
  expect(await schemaOf(target)).toBe(await schemaOf(source))
  expect(await migrateTo(target, 'api')).toEqual([])

  const asApi = await grantToApi(target)
  await runSql(asApi, `insert into audit_entry (occurred_at, action) values (now(), 'SIGNED_OUT')`)
  await expect(runSql(asApi, 'delete from audit_entry')).rejects.toThrow('permission denied')
  const [open] = await runSql(asApi, 'select count(*) from application where is_access_open(application, current_date)')
  expect(open).toEqual({ count: '100' })
  await runSql(target, 'create role stranger')
  await expect(runSql(target, 'set role stranger; select forget_audit_entries(now(), 1)')).rejects.toThrow(
    'permission denied',
  )
})

for (const [kind, last] of [
  ['whose dumps can be read', '0018-access-by-named-arguments.sql'],
  ['whose dumps PostgreSQL itself cannot read back', '0017-tenant-email.sql'],
] as const)
  withTools(`upgrades a restored dump of a release ${kind}`, async () => {
    const name = `release_${last.slice(0, 4)}`
    const source = await newDatabase(ours, name, last)
    await command(source, 'back-up', name)
    const target = await newDatabase(fresh, name)
    expect(await command(target, 'restore', name)).toMatch(/every checksum is the same$/)
    await migrateTo(target, 'api')
    await migrateTo(source, 'api')
    expect(await schemaOf(target)).toBe(await schemaOf(source))
    const [open] = await runSql(
      target,
      'select count(*) from application where is_access_open(application, current_date)',
    )
    expect(open).toEqual({ count: '100' })
  })

withTools('restores the database of the identity server', async () => {
  const source = await newDatabase(ours, 'identity')
  await migrateTo(source, 'identity', '0006-account-role.sql')
  await runSql(
    source,
    `insert into account (realm, email, email_verified, enabled, language)
     select 'owner', n || '@particulier.example', true, true, 'fr' from generate_series(1, 100) as n`,
  )
  await command(source, 'back-up', 'identity', 'identity')
  const target = await newDatabase(fresh, 'identity')
  expect(await command(target, 'restore', 'identity', 'identity')).toMatch(/every checksum is the same$/)
  await migrateTo(target, 'identity')
  await migrateTo(source, 'identity')
  expect(await schemaOf(target)).toBe(await schemaOf(source))
})
