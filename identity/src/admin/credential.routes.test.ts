import { describe, expect, it } from 'vitest'
import { createAdminClient, idOf } from '#test/admin-client.ts'
import { createBrowser } from '#test/browser.ts'
import { addCodeAppTo, addPasskeyTo } from '#test/factors.ts'
import { startIdentity } from '#test/harness.ts'
import { addPerson, password } from '#test/people.ts'
import { createApplication } from '#test/sign-in-flow.ts'

const identity = await startIdentity()
const app = createApplication(identity.url)
const { call, newUser } = await createAdminClient(identity)

type Credential = { id: string; type: string; userLabel?: string; lastUsedDate?: number; credentialData?: string }
const listOf = async (id: string) => (await call('GET', `/users/${id}/credentials`)).body as Credential[]
const dataOf = ({ credentialData = '{}' }: Credential) => JSON.parse(credentialData)
const rename = (id: string, credential: string, name: string, type = 'text/plain') =>
  call('PUT', `/users/${id}/credentials/${credential}/userLabel`, { body: name, type })

describe('credentials, as Keycloak lists them', () => {
  it('are those of every kind, without a secret', async () => {
    const person = await addPerson(identity)
    const { authenticator } = await addPasskeyTo(identity, app, person, 'Mon ordinateur')
    const { secret, recoveryCodes } = await addCodeAppTo(app, person)
    const list = await listOf(person.id)
    expect(list).toEqual([
      { id: expect.any(String), type: 'password', createdDate: expect.any(Number) },
      expect.objectContaining({ type: 'otp', userLabel: 'My phone' }),
      expect.objectContaining({ type: 'webauthn-passwordless', userLabel: 'Mon ordinateur' }),
      expect.objectContaining({ type: 'recovery-authn-codes' }),
    ])
    const [, codeApp, passkey, codes] = list as [Credential, Credential, Credential, Credential]
    expect(dataOf(codeApp)).toEqual({ subType: 'totp', digits: 6, counter: 0, period: 30, algorithm: 'HmacSHA1' })
    expect(dataOf(passkey)).toMatchObject({ counter: 0, transports: ['internal'] })
    expect(dataOf(codes)).toEqual({ totalCodes: 10, remainingCodes: 10 })
    const text = JSON.stringify(list)
    for (const told of [secret.replaceAll(' ', ''), ...recoveryCodes]) expect(text).not.toContain(told)

    const browser = createBrowser()
    const page = await browser.follow(app.authorizeUrl())
    await browser.follow(`${page.url}/passkey`, { form: { passkey: authenticator.get(page.text) } })
    expect((await listOf(person.id))[2]?.lastUsedDate).toBeGreaterThan(Date.now() - 60_000)
  })

  it('are renamed, in their own account only', async () => {
    const [person, other] = [await addPerson(identity), await addPerson(identity)]
    await addPasskeyTo(identity, app, person)
    await addCodeAppTo(app, person)
    const [password, codeApp, passkey] = (await listOf(person.id)) as [Credential, Credential, Credential]
    for (const { id } of [codeApp, passkey]) expect((await rename(person.id, id, 'Mon téléphone')).status).toBe(204)
    expect((await listOf(person.id)).map(({ userLabel }) => userLabel).filter(Boolean)).toEqual([
      'Mon téléphone',
      'Mon téléphone',
    ])
    for (const id of [password.id, 'nothing']) expect((await rename(person.id, id, 'x')).status).toBe(404)
    expect((await rename(other.id, passkey.id, 'x')).status).toBe(404)
    for (const name of ['', ' ', 'x'.repeat(61)]) expect((await rename(person.id, passkey.id, name)).status).toBe(400)
  })

  it('are deleted one by one, in their own account only', async () => {
    const [person, other] = [await addPerson(identity), await addPerson(identity)]
    await addPasskeyTo(identity, app, person)
    await addCodeAppTo(app, person)
    const remove = (id: string, credential: string) => call('DELETE', `/users/${id}/credentials/${credential}`)
    const list = await listOf(person.id)
    for (const { id } of list) expect((await remove(other.id, id)).status).toBe(404)
    for (const { id } of list) expect((await remove(person.id, id)).status).toBe(204)
    for (const { id } of list) expect((await remove(person.id, id)).status).toBe(404)
    expect(await listOf(person.id)).toEqual([])
  })
})

describe('a new account', () => {
  const codeApp = (value: string, more: object = {}) => ({
    type: 'otp',
    secretData: JSON.stringify({ value }),
    credentialData: JSON.stringify({
      ...{ subType: 'totp', digits: 6, counter: 0, period: 30, algorithm: 'HmacSHA1', secretEncoding: 'BASE32' },
      ...more,
    }),
  })
  const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'

  it('may come with a code app, as Keycloak exports it', async () => {
    const user = newUser()
    const { headers } = await call('POST', '/users', {
      body: { ...user, credentials: [...user.credentials, codeApp(secret)] },
    })
    expect((await listOf(idOf(headers))).map(({ type }) => type)).toEqual(['password', 'otp'])
    expect(await app.signIn(createBrowser(), { ...user, password, secret })).toHaveProperty('access_token')
  })

  it.each([
    ['a short secret', codeApp('JBSWY3DP')],
    ['no base32', codeApp(secret.toLowerCase())],
    ['other codes', codeApp(secret, { digits: 8 })],
    ['no data', { ...codeApp(secret), secretData: '{' }],
  ])('is refused with %s', async (_, credential) => {
    expect((await call('POST', '/users', { body: newUser({ credentials: [credential] }) })).status).toBe(400)
  })
})

describe('sessions of an account', () => {
  it('tell when they began and were last used', async () => {
    const person = await addPerson(identity)
    expect((await call('GET', `/users/${person.id}/sessions`)).body).toEqual([])
    const tokens = [await app.signIn(createBrowser(), person), await app.signIn(createBrowser(), person)]
    await identity.sql(
      `update oidc_payload set payload = payload || jsonb_build_object('loginTs', (payload ->> 'loginTs')::int - 3600)
        where model = 'Session' and account_id = $1`,
      [person.id],
    )
    await app.refresh(tokens[0]?.refresh_token ?? '')
    const { body } = await call('GET', `/users/${person.id}/sessions`)
    expect(body).toEqual(
      [0, 1].map(() => ({
        id: expect.any(String),
        userId: person.id,
        username: person.email,
        start: expect.any(Number),
        lastAccess: expect.any(Number),
      })),
    )
    for (const { start, lastAccess } of body) expect(lastAccess - start).toBeGreaterThanOrEqual(3_599_000)
    await call('DELETE', `/sessions/${body[0].id}`)
    expect((await call('GET', `/users/${person.id}/sessions`)).body).toEqual([body[1]])
  })
})
