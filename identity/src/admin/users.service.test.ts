import { describe, expect, it } from 'vitest'
import { createAdminClient, idOf } from '#test/admin-client.ts'
import { createBrowser } from '#test/browser.ts'
import { startIdentity } from '#test/harness.ts'
import { addPerson, password } from '#test/people.ts'
import { answered, payloadOf } from '#test/sign-in-flow.ts'

const identity = await startIdentity()
const { app, call, newUser, create } = await createAdminClient(identity)

describe('users', () => {
  it('are created with a password, found by e-mail in any spelling, and can sign in', async () => {
    const user = newUser({ email: ' Ada.Byron@Example.ORG ' })
    const { status, headers } = await call('POST', '/users', { body: user })
    const id = idOf(headers)
    expect(status).toBe(201)
    expect(headers.get('location')).toBe(`${identity.url}/admin/realms/owner/users/${id}`)
    const representation = {
      id,
      username: 'ada.byron@example.org',
      email: 'ada.byron@example.org',
      emailVerified: true,
      enabled: true,
      firstName: 'Ada',
      lastName: 'Byron',
      attributes: { language: ['en'] },
    }
    expect(await call('GET', `/users/${id}`)).toMatchObject({ status: 200, body: representation })
    const found = await call('GET', '/users?email=ADA.byron%40example.org&exact=true')
    expect(found.body).toMatchObject([representation])
    const [{ language }] = (await identity.sql('select language from account where id = $1', [id])) as [
      { language: string },
    ]
    expect(language).toBe('en')
    expect(payloadOf((await app.signIn(createBrowser(), { email: user.email, password })).access_token)['sub']).toBe(id)
  })

  it('are disabled and unconfirmed by default', async () => {
    const { headers } = await call('POST', '/users', { body: { email: 'quiet@example.org' } })
    const { body } = await call('GET', `/users/${idOf(headers)}`)
    expect(body).toMatchObject({ enabled: false, emailVerified: false, attributes: { language: ['fr'] } })
    expect(body).not.toHaveProperty('firstName')
  })

  it('that are unconfirmed are listed oldest first, in pages', async () => {
    const emails = ['late-1@example.org', 'late-2@example.org', 'late-3@example.org']
    for (const email of emails) await call('POST', '/users', { body: { email }, realm: 'tenant' })
    await call('POST', '/users', { body: newUser(), realm: 'tenant' })
    const list = async (page: string) =>
      ((await call('GET', `/users?emailVerified=false${page}`, { realm: 'tenant' })).body as { email: string }[]).map(
        ({ email }) => email,
      )
    expect(await list('&max=100')).toEqual(emails)
    expect(await list('&first=1&max=1')).toEqual(['late-2@example.org'])
    expect(await list('&first=3&max=10')).toEqual([])
  })

  it.each(['first=-1&max=10', 'first=1.5&max=10', 'first=1e30&max=10', 'first=x&max=10', 'max=1.5', 'max=-1'])(
    'are not listed for %s: 400',
    async (page) => {
      expect(await call('GET', `/users?${page}`, { realm: 'tenant' })).toMatchObject({ status: 400 })
    },
  )

  it('have one account per e-mail and realm, also with parallel requests', async () => {
    const user = newUser()
    const answers = await Promise.all(Array.from({ length: 5 }, () => call('POST', '/users', { body: user })))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409])
    expect(answers.find(({ status }) => status === 409)?.body).toEqual({ errorMessage: 'User exists with same email' })
    expect(await call('POST', '/users', { body: user, realm: 'tenant' })).toMatchObject({ status: 201 })
  })

  it.each([
    ['no e-mail', { email: undefined }],
    ['something that is no e-mail', { email: 'nobody' }],
    ['a password that is too long', { credentials: [{ type: 'password', value: 'x'.repeat(201), temporary: false }] }],
    ['an empty password', { credentials: [{ type: 'password', value: '', temporary: false }] }],
    ['half a character', { credentials: [{ type: 'password', value: 'abcdefgh\ud800', temporary: false }] }],
    ['a temporary password', { credentials: [{ type: 'password', value: password, temporary: true }] }],
    ['another kind of credential', { credentials: [{ type: 'otp', value: '123456' }] }],
    ['an unknown language', { attributes: { language: ['de'] } }],
    ['a name that is none', { firstName: 12 }],
  ])('are not created with %s', async (_, more) => {
    const { status, body } = await call('POST', '/users', { body: newUser(more) })
    expect({ status, body }).toEqual({ status: 400, body: { errorMessage: expect.any(String) } })
    expect(JSON.stringify(body)).not.toMatch(/nobody|xxx|abcdefgh/)
  })

  it('are not created with a NUL in their name', async () => {
    expect(await call('POST', '/users', { body: newUser({ firstName: 'a\u0000b' }) })).toMatchObject({ status: 400 })
  })

  it.each(['', '{', 'null', '[]', '"text"'])('are not created from %j', async (body) => {
    expect(await call('POST', '/users', { body })).toMatchObject({ status: 400 })
  })

  it('change only in the given fields', async () => {
    const user = await create()
    expect(await call('PUT', `/users/${user.id}`, { body: { firstName: 'Augusta' } })).toMatchObject({ status: 204 })
    expect((await call('GET', `/users/${user.id}`)).body).toMatchObject({
      firstName: 'Augusta',
      lastName: 'Byron',
      enabled: true,
    })
    const changes = { email: 'Moved@Example.org', attributes: { language: ['fr'] } }
    expect(await call('PUT', `/users/${user.id}`, { body: changes })).toMatchObject({ status: 204 })
    expect((await call('GET', `/users/${user.id}`)).body).toMatchObject({
      email: 'moved@example.org',
      username: 'moved@example.org',
      emailVerified: true,
      attributes: { language: ['fr'] },
    })
    const other = await create()
    expect(await call('PUT', `/users/${other.id}`, { body: { email: 'moved@example.org' } })).toMatchObject({
      status: 409,
      body: { errorMessage: 'User exists with same email' },
    })
  })

  it.each([
    ['GET', ''],
    ['PUT', ''],
    ['DELETE', ''],
    ['POST', '/logout'],
    ['GET', '/credentials'],
    ['GET', '/federated-identity'],
  ])('of another realm, or unknown, get 404: %s %s', async (method, rest) => {
    const stranger = await addPerson(identity, { realm: 'tenant' })
    const body = method === 'PUT' ? { enabled: false } : undefined
    for (const id of [stranger.id, '00000000-0000-4000-8000-000000000000', 'not-an-id', 'x%20y'])
      expect(await call(method, `/users/${id}${rest}`, { body })).toMatchObject({
        status: 404,
        body: { error: 'User not found' },
      })
  })

  it('are found only by their exact e-mail', async () => {
    expect(await call('GET', '/users?email=nobody@example.org&exact=true')).toMatchObject({ status: 200, body: [] })
    expect(await call('GET', '/users?email=example')).toMatchObject({ status: 400 })
    expect(await call('GET', '/users')).toMatchObject({ status: 400 })
  })
})

it('lists the federated identities of an account', async () => {
  const { id } = await create()
  expect((await call('GET', `/users/${id}/federated-identity`)).body).toEqual([])
  await identity.sql(
    `insert into federated_identity (realm, issuer, subject, account_id) values ('owner', 'https://federation.example', 'sub-1', $1)`,
    [id],
  )
  expect((await call('GET', `/users/${id}/federated-identity`)).body).toMatchObject([
    { identityProvider: 'national-identity', userId: 'sub-1' },
  ])
})

it('passwords that differ in character 200 are different', async () => {
  const long = 'é'.repeat(199)
  const user = await create({ credentials: [{ type: 'password', value: `${long}a`, temporary: false }] })
  const submit = (value: string) => app.submit(createBrowser(), { email: user.email, password: value })
  expect((await submit(`${long}b`)).location).toBeUndefined()
  expect((await submit(long)).location).toBeUndefined()
  expect((await submit(`${long}aa`)).location).toBeUndefined()
  expect(answered(await submit(`${long}a`))).toHaveProperty('code')
})
