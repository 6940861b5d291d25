import { identityRetention } from '@bailclair/domain/retention/retention-table.ts'
import { expect, it } from 'vitest'
import { createBrowser } from '#test/browser.ts'
import { startIdentity } from '#test/harness.ts'
import { addPerson } from '#test/people.ts'
import { createApplication } from '#test/sign-in-flow.ts'
import { purge } from './housekeeping.ts'

const identity = await startIdentity()
const app = createApplication(identity.url)
const count = async (where = 'true') => {
  const [row] = await identity.sql(`select count(*)::integer as count from oidc_payload where ${where}`)
  return row?.['count']
}

it('deletes all expired rows and nothing else', async () => {
  const tokens = await app.signIn(createBrowser(), await addPerson(identity))
  const alive = await count('ended_at is null')
  await identity.sql(
    `insert into oidc_payload (realm, model, id, payload, expires_at)
      select 'owner', 'Interaction', sha256(n::text::bytea), '{}', now() - interval '1 second' from generate_series(1, 2500) n`,
  )
  await purge(identity.deps)
  expect(await count('expires_at <= now()')).toBe(0)
  expect(await count('ended_at is null')).toBe(alive)
  expect(await app.refresh(tokens.refresh_token)).toMatchObject({ status: 200 })
})

it('deletes an ended session ten minutes after its end', async () => {
  const browser = createBrowser()
  const tokens = await app.signIn(browser, await addPerson(identity))
  await browser.open(app.logoutUrl({ id_token_hint: tokens.id_token }))
  await purge(identity.deps)
  expect(await count(`ended_at is not null and payload <> '{}'`)).toBe(0)
  expect(await count('ended_at is not null')).toBeGreaterThan(0)
  expect(await count(`ended_at is not null and expires_at > now() + interval '10 minutes'`)).toBe(0)
})

it('the retention table lists every table of the identity server', async () => {
  const tables = await identity.sql(`select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`)
  expect(Object.keys(identityRetention).toSorted()).toEqual(tables.map(({ name }) => String(name)).toSorted())
})
