import { startTcpProxy } from '@bailclair/one-machine/postgres/tcp-proxy.ts'
import { afterAll, describe, expect, it } from 'vitest'
import { createAdminClient } from '#test/admin-client.ts'
import { createBrowser } from '#test/browser.ts'
import { startIdentity, startInstance, webUrl } from '#test/harness.ts'
import { addPerson } from '#test/people.ts'
import { createApplication } from '#test/sign-in-flow.ts'

const direct = await startIdentity()
const proxy = await startTcpProxy(direct.database.url)
const identity = await startInstance({
  IDENTITY_DATABASE_URL: proxy.url,
  DATABASE_MAX_WAIT_MS: '2000',
  DATABASE_STATEMENT_TIMEOUT_MS: '500',
})
const app = createApplication(identity.url)
const person = await addPerson(direct)
afterAll(async () => {
  await identity.stop()
  proxy.close()
})

describe.each([
  ['refuses', () => proxy.refuse()],
  ['says nothing', async () => proxy.fallSilent()],
])('while the database %s', (_, breakIt) => {
  it('every response is 503 with Retry-After, and nobody is signed out', async () => {
    const browser = createBrowser()
    const tokens = await app.signIn(browser, person)
    const page = await browser.follow(app.authorizeUrl({ prompt: 'login' }))
    const { call } = await createAdminClient(identity)
    await breakIt()

    const refreshed = await app.refresh(tokens.refresh_token)
    expect(refreshed).toMatchObject({ status: 503, body: { error: 'temporarily_unavailable' } })
    expect(Number(refreshed.headers.get('retry-after'))).toBeGreaterThan(0)

    const answers = [
      await browser.open(app.authorizeUrl()),
      await browser.open(page.url),
      await browser.open(page.url, { form: { username: person.email, password: person.password } }),
      await browser.open(`${identity.url}/realms/owner/.well-known/openid-configuration`),
      await browser.open(`${identity.url}/health/ready`),
      await call('GET', '/users?email=a@b.fr&exact=true'),
    ]
    for (const { status, headers } of answers) {
      expect(status).toBe(503)
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    }
    // nobody sees a page in a hidden frame: the application gets the error
    const silent = await browser.open(app.authorizeUrl({ prompt: 'none' }))
    expect(silent.location?.href).toBe(`${webUrl}/#error=temporarily_unavailable&state=the-state`)
    expect(await browser.open(`${identity.url}/realms/owner/protocol/openid-connect/certs`)).toMatchObject({
      status: 200,
    })
    expect(await browser.open(`${identity.url}/health/live`)).toMatchObject({ status: 200 })

    await proxy.restore()
    expect(await app.refresh(tokens.refresh_token)).toMatchObject({ status: 200 })
    expect(await app.silent(browser)).toHaveProperty('code')
    expect(await browser.open(`${identity.url}/health/ready`)).toMatchObject({ status: 200 })
  })
})
