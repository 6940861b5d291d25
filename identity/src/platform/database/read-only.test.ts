import { expect, it } from 'vitest'
import { createAdminClient } from '#test/admin-client.ts'
import { createBrowser } from '#test/browser.ts'
import { startIdentity, startInstance } from '#test/harness.ts'
import { addPerson } from '#test/people.ts'
import { createApplication } from '#test/sign-in-flow.ts'

const identity = await startIdentity()
const app = createApplication(identity.url)

/** As on a standby: reads work, and every write fails with SQLSTATE 25006. */
async function setReadOnly(value: 'on' | 'off') {
  const name = new URL(identity.database.url).pathname.slice(1)
  await identity.sql(`begin read write; alter database ${name} set default_transaction_read_only = ${value}; commit`)
  await identity.sql(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = '${name}' and application_name = 'bailclair-identity' and pid <> pg_backend_pid()`,
  )
}
const ready = async (url = identity.url) => {
  const reply = await fetch(`${url}/health/ready`)
  return [reply.status, await reply.json()]
}
const notReady = [503, { status: 'not ready', broken: ['database'], causes: ['read-only'] }]

it('is not ready while the database is read-only, answers 503, starts, and recovers by itself', async () => {
  const browser = createBrowser()
  const person = await addPerson(identity)
  const tokens = await app.signIn(browser, person)
  const { call } = await createAdminClient(identity)
  await setReadOnly('on')
  await expect.poll(() => ready()).toEqual(notReady)

  const refreshed = await app.refresh(tokens.refresh_token)
  expect(refreshed).toMatchObject({ status: 503, body: { error: 'temporarily_unavailable' } })
  const answers = [
    await createBrowser().open(app.authorizeUrl()),
    await call('POST', '/users', { body: { username: 'a@example.org', email: 'a@example.org', enabled: true } }),
  ]
  for (const { status, headers } of answers) {
    expect(status).toBe(503)
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  }
  const second = await startInstance({ IDENTITY_DATABASE_URL: identity.database.url })
  expect(await ready(second.url)).toEqual(notReady)
  await second.stop()

  await setReadOnly('off')
  await expect.poll(() => ready()).toEqual([200, { status: 'ready' }])
  expect(await app.refresh(tokens.refresh_token)).toMatchObject({ status: 200 })
})
