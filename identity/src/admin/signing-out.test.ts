import { describe, expect, it } from 'vitest'
import { createAdminClient } from '#test/admin-client.ts'
import { createBrowser } from '#test/browser.ts'
import { startIdentity } from '#test/harness.ts'
import { password } from '#test/people.ts'
import { payloadOf } from '#test/sign-in-flow.ts'

const identity = await startIdentity()
const { app, call, newUser, create, signedIn } = await createAdminClient(identity)

/** The refresh token is invalid, and so is its session. */
async function expectSignedOut({ browser, tokens }: Awaited<ReturnType<typeof signedIn>>) {
  expect(await app.refresh(tokens.refresh_token)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } })
  expect(await app.silent(browser)).toMatchObject({ error: 'login_required' })
}

describe('every session of the account ends at once', () => {
  it('by logging out', async () => {
    const person = await signedIn()
    const elsewhere = createBrowser()
    const otherTokens = await app.signIn(elsewhere, person.user)
    expect(await call('POST', `/users/${person.user.id}/logout`)).toMatchObject({ status: 204 })
    await expectSignedOut(person)
    await expectSignedOut({ ...person, browser: elsewhere, tokens: otherTokens })
    // the next session is valid, even within the same second
    await app.signIn(createBrowser(), person.user)
  })

  it('by disabling, deleting, and unconfirming', async () => {
    const [disabled, deleted, unconfirmed] = [await signedIn(), await signedIn(), await signedIn()]
    await call('PUT', `/users/${disabled.user.id}`, { body: { enabled: false } })
    await call('DELETE', `/users/${deleted.user.id}`)
    await call('PUT', `/users/${unconfirmed.user.id}`, { body: { emailVerified: false } })
    for (const person of [disabled, deleted, unconfirmed]) {
      await expectSignedOut(person)
      expect((await app.submit(createBrowser(), person.user)).location).toBeUndefined()
    }
    expect(await call('GET', `/users/${deleted.user.id}`)).toMatchObject({ status: 404 })
    expect(await call('POST', '/users', { body: newUser({ email: deleted.user.email }) })).toMatchObject({
      status: 201,
    })
  })

  it('also a sign-in with a right password that has not returned to the application yet', async () => {
    const user = await create()
    const browser = createBrowser()
    const page = await browser.follow(app.authorizeUrl())
    const submitted = await browser.open(page.url, { form: { username: user.email, password } })
    await call('POST', `/users/${user.id}/logout`)
    const answer = await browser.follow(submitted.location ?? '')
    expect(answer).toMatchObject({ status: 400, location: undefined })
  })

  it('by removing its password', async () => {
    const person = await signedIn()
    const { body } = await call('GET', `/users/${person.user.id}/credentials`)
    expect(body).toEqual([{ id: expect.any(String), type: 'password', createdDate: expect.any(Number) }])
    const other = await call('DELETE', `/users/${person.user.id}/credentials/${person.user.id}`)
    expect(other).toMatchObject({ status: 404 })
    expect(await call('DELETE', `/users/${person.user.id}/credentials/${body[0].id}`)).toMatchObject({ status: 204 })
    expect((await call('GET', `/users/${person.user.id}/credentials`)).body).toEqual([])
    await expectSignedOut(person)
    expect((await app.submit(createBrowser(), person.user)).location).toBeUndefined()
  })
})

it('a new password replaces the old one and, as in Keycloak, leaves sessions to whoever sets it', async () => {
  const person = await signedIn()
  const value = 'another horse, another staple'
  const answer = await call('PUT', `/users/${person.user.id}/reset-password`, {
    body: { type: 'password', value, temporary: false },
  })
  expect(answer.status).toBe(204)
  expect(await app.refresh(person.tokens.refresh_token)).toMatchObject({ status: 200 })
  expect((await app.submit(createBrowser(), person.user)).location).toBeUndefined()
  await app.signIn(createBrowser(), { email: person.user.email, password: value })
})

it('a new password ends every sign-in with the old one that has not returned to the application yet', async () => {
  const user = await create()
  const browser = createBrowser()
  const page = await browser.follow(app.authorizeUrl())
  const submitted = await browser.open(page.url, { form: { username: user.email, password } })
  await call('PUT', `/users/${user.id}/reset-password`, {
    body: { type: 'password', value: 'another horse, another staple', temporary: false },
  })
  expect(await browser.follow(submitted.location ?? '')).toMatchObject({ status: 400, location: undefined })
})

it('ends one session by its id and keeps the others', async () => {
  const person = await signedIn()
  const elsewhere = createBrowser()
  await app.signIn(elsewhere, person.user)
  const sid = payloadOf(person.tokens.access_token)['sid']
  expect(await call('DELETE', `/sessions/${sid}`, { realm: 'tenant' })).toMatchObject({ status: 404 })
  expect(await call('DELETE', `/sessions/${sid}`)).toMatchObject({ status: 204 })
  await expectSignedOut(person)
  expect(await app.silent(elsewhere)).toHaveProperty('code')
  expect(await call('DELETE', `/sessions/${sid}`)).toMatchObject({ status: 404 })
})

it('every session of the realm ends at once, and none of another realm', async () => {
  const [one, other] = [await signedIn(), await signedIn()]
  const before = await identity.sql(
    `select count(*)::int from oidc_payload where realm <> 'owner' and ended_at is null`,
  )
  expect(await call('POST', '/logout-all')).toMatchObject({ status: 204 })
  for (const person of [one, other]) await expectSignedOut(person)
  await app.signIn(createBrowser(), one.user)
  expect(
    await identity.sql(`select count(*)::int from oidc_payload where realm <> 'owner' and ended_at is null`),
  ).toEqual(before)
})
