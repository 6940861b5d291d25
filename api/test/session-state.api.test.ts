import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { startVerifiers } from './verifiers.ts'

const api = await startVerifiers({ DATABASE_POOL_SIZE: '1', DATABASE_PREPARED_STATEMENTS: 'off' })

/** What a pooler in transaction mode would hand on to the next client, or lose. PgBouncer sets application_name itself. */
const stateOfSession = async () =>
  (
    await sql<{ what: string }>`
      select 'setting ' || name as what from pg_settings where source = 'session' and name <> 'application_name'
      union all select 'prepared statement ' || name from pg_prepared_statements
      union all select 'cursor ' || name from pg_cursors where name <> ''
      union all select 'channel ' || name from pg_listening_channels() as name
      union all select 'lock ' || objid from pg_locks where locktype = 'advisory' and pid = pg_backend_pid()
      union all select 'temporary tables' where pg_my_temp_schema() <> 0`.execute(api.deps.db)
  ).rows.map(({ what }) => what)

it('requests leave nothing in the session of their connection', async () => {
  const owner = await api.newLandlord()
  const { tenant } = await api.newLeasedPart()
  await api.verify(await (await api.newTenantAt('TO_PROCESS')).myId())
  expect((await api.subscribe(owner.property.token, await api.tenantToken(tenant.user))).statusCode).toBe(200)
  for (const path of ['/owner/profile', `/property/${owner.property.id}`, '/stats', '/owner/export'])
    expect((await api.call('GET', path, { bearer: owner.bearer })).statusCode).toBe(200)
  expect(await stateOfSession()).toEqual([])
  expect(api.usage().open).toBe(1)

  await sql`set work_mem = '5MB'`.execute(api.deps.db)
  await sql`prepare mine as select 1`.execute(api.deps.db)
  await sql`select pg_advisory_lock(1)`.execute(api.deps.db)
  expect((await stateOfSession()).sort()).toEqual(['lock 1', 'prepared statement mine', 'setting work_mem'])
})
