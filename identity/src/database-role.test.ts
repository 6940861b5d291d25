import { runSql } from '@bailclair/one-machine/postgres/run-sql.ts'
import { createTestDatabase } from '@bailclair/one-machine/postgres/test-database.ts'
import { describe, expect, it } from 'vitest'
import { createBrowser } from '#test/browser.ts'
import { startIdentity } from '#test/harness.ts'
import { addPerson } from '#test/people.ts'
import { createApplication } from '#test/sign-in-flow.ts'
import { purge } from './housekeeping.ts'
import { countSessions } from './session/payloads.repository.ts'
import { rotateSigningKeys } from './signing-key/signing-keys.service.ts'

const identity = await startIdentity({ TEST_DATABASE_ROLE: 'identity' })
const { asRole, name } = identity.database
const url = asRole('identity')

const denied = 'permission denied'

describe('the database role of the identity server', () => {
  it.each([
    ['change the schema', 'create table mine (id integer)', denied],
    ['change a table', 'alter table account add column mine text', 'must be owner'],
    ['drop a table', 'drop table account', 'must be owner'],
    ['empty a table', 'truncate signing_key', denied],
    ['say that a migration ran', `insert into schema_migration values ('9999-x.sql', 'x')`, denied],
    ['forget that a migration ran', 'delete from schema_migration', denied],
    ['become the owner', `set role ${name}`, denied],
    ['create a role', 'create role mine', denied],
    ['create a database', 'create database mine', denied],
    ['read files', `select pg_read_file('/etc/passwd')`, denied],
    ['run programs', `copy (select 1) to program 'true'`, denied],
    ['read passwords of roles', 'select * from pg_authid', denied],
  ])('may not %s', async (_, statement, message) => {
    await expect(runSql(url, statement)).rejects.toThrow(message)
  })

  it('may not open another database', async () => {
    const other = await createTestDatabase({ role: 'identity' })
    const there = new URL(url)
    there.pathname = other.name
    await expect(runSql(there.href, 'select 1')).rejects.toThrow('permission denied for database')
    await other.drop()
  })

  it('signs people in and out, deletes what expired and rotates keys', async () => {
    const app = createApplication(identity.url)
    const browser = createBrowser()
    const tokens = await app.signIn(browser, await addPerson(identity))
    expect(await app.refresh(tokens.refresh_token)).toMatchObject({ status: 200 })
    expect((await countSessions(identity.deps.db)).get('owner')).toBe(1)
    await browser.open(app.logoutUrl({ id_token_hint: tokens.id_token }))
    await purge(identity.deps)
    await rotateSigningKeys(identity.deps, 'owner')
    const [session] = await runSql(url, 'select current_user as role')
    expect(session).toEqual({ role: `${name}_identity` })
  })
})
