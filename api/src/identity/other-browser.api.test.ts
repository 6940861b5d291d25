import { describe, expect, it } from 'vitest'
import { otherBrowser, password } from '#test/accounts.ts'
import { startTenants } from '#test/tenants.ts'

/** Anybody can sign up with anybody's address: only a person who has the mailbox may confirm that. */
const { app, call, peer, sql, newEmail, linkTo, pendingUsers, passSeconds, deps, addUser, signIn } =
  await startTenants()

const firefox = 'Mozilla/5.0 (Android 15; Mobile; rv:132.0) Gecko/132.0 Firefox/132.0'

describe.each([
  ['owner', '/register'],
  ['tenant', '/tenant/register'],
] as const)('the link of a sign-up, realm %s', (realm, path) => {
  async function signUp(headers: Record<string, string> = { 'user-agent': firefox }) {
    const email = newEmail()
    await call('POST', `${path}/account`, { body: { email, password }, headers })
    return { email, token: await linkTo(email, 'confirm-account') }
  }
  const open = (token: string, headers: Record<string, string> = otherBrowser) =>
    call('GET', `${path}/confirmAccount/${token}`, { headers })
  const account = (email: string) => peer[realm].findByEmail(email)

  it('confirms by itself in the browser that signed up', async () => {
    const { email, token } = await signUp()
    expect((await open(token, {})).json()).toEqual({ email })
    expect(account(email)).toMatchObject({ enabled: true, emailVerified: true, password })
    // used: any browser is told so
    expect((await open(token)).json()).toEqual({ email })
  })

  it('asks first in any other browser, and changes nothing however often it is opened', async () => {
    const { email, token } = await signUp()
    const before = await sql('select * from account_token where email = $1', [email])
    for (let times = 0; times < 3; times++) {
      const reply = await open(token)
      expect([reply.statusCode, reply.json().errors]).toEqual([428, [{ code: 'ConfirmationNeeded' }]])
      const asked = await call('GET', `${path}/signUp/${token}`, { headers: otherBrowser })
      expect([asked.statusCode, asked.json()]).toEqual([
        200,
        { email, askedAt: deps.clock().toISOString(), browser: 'Firefox', system: 'Android' },
      ])
    }
    expect(await sql('select * from account_token where email = $1', [email])).toEqual(before)
    expect(await pendingUsers(email)).toMatchObject([{ enabled: false, emailVerified: false }])
    expect(account(email)).toBeUndefined()
  })

  it('asks first in a browser without secret, and when the sign-up came without one', async () => {
    const { email, token } = await signUp()
    const bare = await app.inject({ method: 'GET', url: `/api${path}/confirmAccount/${token}` })
    expect(bare.statusCode).toBe(428)
    await sql('update account_token set browser_hash = null where email = $1', [email])
    expect((await open(token, {})).statusCode).toBe(428)
  })

  it('is confirmed there by a person who says so', async () => {
    const { email, token } = await signUp()
    for (let times = 0; times < 2; times++) {
      const reply = await call('POST', `${path}/confirmAccount/${token}`, { headers: otherBrowser })
      expect([reply.statusCode, reply.json()]).toEqual([200, { email }])
    }
    expect(account(email)).toMatchObject({ enabled: true, password })
  })

  it('ends with “It was not me”, and only this one', async () => {
    const { email, token } = await signUp()
    passSeconds(1)
    await call('POST', `${path}/account`, { body: { email, password: 'My-own-password-9' } })
    const mine = await linkTo(email, 'confirm-account')
    const [stranger] = await pendingUsers(email)
    expect((await call('DELETE', `${path}/confirmAccount/${token}`, { headers: otherBrowser })).statusCode).toBe(204)
    expect(peer[realm].users.has(`${stranger?.id}`)).toBe(false)
    for (const reply of [
      await open(token, {}),
      await call('POST', `${path}/confirmAccount/${token}`),
      await call('DELETE', `${path}/confirmAccount/${token}`),
      await call('GET', `${path}/signUp/${token}`),
    ])
      expect([reply.statusCode, reply.json().errors]).toEqual([404, [{ code: 'TokenUnknown' }]])
    expect((await open(mine, {})).statusCode).toBe(200)
    expect(account(email)?.password).toBe('My-own-password-9')
  })

  it('cannot end an account that was confirmed', async () => {
    const { email, token } = await signUp()
    await open(token, {})
    const reply = await call('DELETE', `${path}/confirmAccount/${token}`)
    expect([reply.statusCode, reply.json().errors]).toEqual([410, [{ code: 'TokenExpired' }]])
    expect(account(email)?.enabled).toBe(true)
  })

  it('answers 410 after 72 hours, and says nothing about the sign-up', async () => {
    const { token } = await signUp()
    passSeconds(72 * 3_600)
    expect((await open(token)).statusCode).toBe(410)
    expect((await call('GET', `${path}/signUp/${token}`)).statusCode).toBe(410)
    expect((await call('POST', `${path}/confirmAccount/${token}`)).statusCode).toBe(410)
  })

  it('is unknown in the other realm', async () => {
    const { token } = await signUp()
    const other = realm === 'owner' ? '/tenant/register' : '/register'
    expect((await call('POST', `${other}/confirmAccount/${token}`)).statusCode).toBe(404)
    expect((await call('GET', `${other}/signUp/${token}`)).statusCode).toBe(404)
  })

  it('keeps neither the secret nor, once used, the kind of browser', async () => {
    const { email, token } = await signUp()
    const [row] = await sql('select * from account_token where email = $1', [email])
    expect(row).toMatchObject({ browser: 'Firefox', operating_system: 'Android' })
    expect(JSON.stringify(row)).not.toContain('own-browser')
    await open(token, {})
    const [used] = await sql('select * from account_token where email = $1', [email])
    expect(used).toMatchObject({ browser: null, operating_system: null, browser_hash: null })
  })

  it('tells no kind of a browser that does not say', async () => {
    const { email, token } = await signUp({ 'user-agent': 'curl/8' })
    expect((await call('GET', `${path}/signUp/${token}`)).json()).toEqual({
      email,
      askedAt: deps.clock().toISOString(),
    })
  })
})

it('a stranger’s password never works behind somebody else’s link', async () => {
  const email = newEmail()
  const victim = { body: { email, password: 'My-own-password-9' }, headers: { 'user-agent': firefox } }
  await call('POST', '/register/account', victim)
  const mine = await linkTo(email, 'confirm-account')
  passSeconds(60)
  await call('POST', '/register/account', { body: { email, password }, headers: otherBrowser })
  passSeconds(60)
  expect((await call('GET', `/register/confirmAccount/${mine}`)).statusCode).toBe(200)
  expect(peer.owner.findByEmail(email)?.password).toBe('My-own-password-9')
})

it('an address proved by a change of e-mail ends the sign-ups that wait with it', async () => {
  const { bearer } = await signIn(addUser())
  const email = newEmail()
  await call('POST', '/register/account', { body: { email, password } })
  const token = await linkTo(email, 'confirm-account')
  const [pending] = await pendingUsers(email)
  await call('POST', '/owner/names', { bearer, body: { firstName: 'Ana', lastName: 'Martin', email } })
  const change = await linkTo(email, 'email-change')
  expect((await call('POST', `/owner/confirmEmail/${change}`)).statusCode).toBe(200)
  expect((await call('GET', `/register/confirmAccount/${token}`)).statusCode).toBe(404)
  expect(peer.owner.users.has(`${pending?.id}`)).toBe(false)
})
