import { roleScript } from '@bailclair/one-machine/postgres/role-scripts.ts'
import { runSql } from '@bailclair/one-machine/postgres/run-sql.ts'
import { createTestDatabase } from '@bailclair/one-machine/postgres/test-database.ts'
import { migrate } from '@bailclair/server-kit/database/migrate.ts'
import { afterAll, describe, expect, it } from 'vitest'
import { allJobs } from '#all-jobs.ts'
import { auditJobs } from '#audit/audit.jobs.ts'
import { runLawCommand } from '#law/law-command.ts'
import { migrationsFolder } from '#platform/database/applied-migrations.ts'
import { openDatabase } from '#platform/database/db.ts'
import { startVerifiers } from './verifiers.ts'

const api = await startVerifiers({ TEST_DATABASE_ROLE: 'api' })
const { asRole, directUrl, name } = api.database

const denied = 'permission denied'
const forbidden = [
  ['change the schema', 'create table mine (id integer)', denied],
  ['change a table', 'alter table owner add column mine text', 'must be owner'],
  ['drop a table', 'drop table owner', 'must be owner'],
  ['disable a trigger', 'alter table audit_entry disable trigger all', 'must be owner'],
  ['change a function', 'drop function forget_audit_entries', 'must be owner'],
  ['change the audit log', `update audit_entry set action = 'X'`, denied],
  ['delete from the audit log', 'delete from audit_entry', denied],
  ['empty the audit log', 'truncate audit_entry', denied],
  ['change the seals', 'delete from audit_seal', denied],
  ['unseal', 'insert into audit_unsealed values (1)', denied],
  ['change the journal of a choice', `update application_event set event = 'X'`, denied],
  ['change its seals', `update journal_seal set position = 1`, denied],
  ['change what was said of the law', `update law_change set state = 'ENDED'`, denied],
  ['delete what was said of the law', 'delete from law_change', denied],
  ['empty what was said of the law', 'truncate law_change', denied],
  ['change an index of rents', 'update rent_index set value = 1', denied],
  ['delete an index of rents', 'delete from rent_index', denied],
  ['empty the indexes of rents', 'truncate rent_index', denied],
  ['say that a migration ran', `insert into schema_migration values ('9999-x.sql', 'x')`, denied],
  ['become the owner', `set role ${name}`, denied],
  ['create a role', 'create role mine', denied],
  ['create a database', 'create database mine', denied],
  ['read files', `select pg_read_file('/etc/passwd')`, denied],
  ['run programs', `copy (select 1) to program 'true'`, denied],
  ['read passwords', 'select * from pg_authid', denied],
] as const

describe.each(['api', 'worker'])('the database role of the %s', (role) => {
  it.each(forbidden)('may not %s', async (_, statement, message) => {
    await expect(runSql(asRole(role), statement)).rejects.toThrow(message)
  })

  it('may not open another database', async () => {
    const other = await createTestDatabase({ empty: true })
    await runSql(other.directUrl, `create table schema_migration (name text)`)
    await runSql(other.directUrl, roleScript('identity-grants', name))
    const url = new URL(asRole(role))
    url.pathname = other.name
    await expect(runSql(url.href, 'select 1')).rejects.toThrow('permission denied for database')
    await other.drop()
  })

  it('ends what a dead server left behind', async () => {
    const settings = await runSql(
      asRole(role),
      `select name from pg_settings where source = 'user' and setting <> '0' order by 1`,
    )
    expect(settings.map(({ name }) => name)).toEqual([
      'client_connection_check_interval',
      'idle_in_transaction_session_timeout',
      'statement_timeout',
    ])
  })
})

describe('a worker', () => {
  const db = openDatabase({ ...api.deps.config, DATABASE_URL: asRole('worker') }, api.deps.logger)
  afterAll(db.close)

  it.each([
    'owner',
    'tenant_profile',
    'property',
    'rental_file',
    'application',
    'upload',
    'viewing_link',
    'message',
    'private_note',
    'visit_booking',
    'law_change',
    'rent_index',
  ])('creates no %s', async (table) => {
    await expect(runSql(asRole('worker'), `insert into ${table} default values`)).rejects.toThrow(denied)
  })

  it('runs every job, years after everybody left, on what requests with the role of the API made', async () => {
    const owner = await api.newLandlord()
    const { tenant, id } = await api.newLeasedPart()
    await api.verify(await (await api.newTenantAt('TO_PROCESS')).myId())
    const applied = await api.subscribe(owner.property.token, await api.tenantToken(tenant.user))
    expect([id.length, applied.statusCode]).toEqual([36, 200])
    expect((await api.call('GET', '/owner/export', { bearer: owner.bearer })).statusCode).toBe(200)
    for (const days of [20, 40, 400, 800, 40, 40, 40, 40]) {
      api.passSeconds(days * 86_400)
      for (const job of allJobs) {
        // the audit log goes by the clock of the database
        const clock = auditJobs.includes(job) ? () => new Date() : api.deps.clock
        const { counts } = await job.run({ ...api.deps, db: db.db, clock }, new AbortController().signal)
        expect(counts['failed'] ?? 0, `${job.name}: ${api.logs.slice(-3)}`).toBe(0)
      }
    }
    expect(await api.sql('select from property')).toEqual([])
    expect(await api.sql('select from rental_file')).toEqual([])
  })
})

it('the role of the API adds to what operators say of the law', async () => {
  const change = ['set', 'energy-season', 'ENDED', '--because', 'loi n° 2026-1200']
  expect(await runLawCommand(api.deps, change)).toMatchObject({ exitCode: 0 })
  expect(await runLawCommand(api.deps, ['index', '2020-Q1', '130.57'])).toMatchObject({ exitCode: 0 })
})

it('the owner applies the migrations and the grants, also those of the next release', async () => {
  const database = await createTestDatabase({ empty: true })
  const owner = new URL(database.directUrl)
  Object.assign(owner, { username: name, password: 'of the owner' })
  await runSql(
    directUrl,
    `alter role ${name} password 'of the owner'; alter database ${database.name} owner to ${name}`,
  )
  await migrate({ DATABASE_URL: owner.href, MIGRATION_LOCK_TIMEOUT_MS: 5_000 }, migrationsFolder)
  for (let time = 0; time < 2; time++) await runSql(owner.href, roleScript('api-grants', name))
  await runSql(owner.href, 'create table of_the_next_release (id integer generated always as identity)')
  const asApi = new URL(asRole('api'))
  asApi.pathname = database.name
  await runSql(asApi.href, 'insert into of_the_next_release default values')
  await expect(runSql(asApi.href, 'delete from audit_entry')).rejects.toThrow(denied)
  await database.drop()
})
