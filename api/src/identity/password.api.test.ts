import { describe, expect, it } from 'vitest'
import { password, startAccounts } from '#test/accounts.ts'

const { call, peer, sql, newEmail, linkTo, mailsTo, auditActionsOf, passSeconds, addUser, signIn, refresh, now, logs } =
  await startAccounts()

const hour = 3_600
const other = 'Another-password-77'
type Options = { language?: string; ip?: string }
const forgot = (email: string, { language = 'fr', ...options }: Options = {}) =>
  call('POST', '/register/forgotPassword', { body: { email }, headers: { 'accept-language': language }, ...options })
const create = (token: string, secret = other, language = 'fr') =>
  call('POST', `/register/createPassword/${token}`, {
    body: { password: secret },
    headers: { 'accept-language': language },
  })
const linkFor = async (email: string | undefined) => {
  await forgot(`${email}`)
  return linkTo(`${email}`, 'reset-password')
}
const profile = (bearer: string) => call('GET', '/owner/profile', { bearer })

describe('POST register/forgotPassword', () => {
  it.each([
    ['fr', 'Choisissez un nouveau mot de passe'],
    ['en', 'Choose a new password'],
  ])('mails a link in the language %s', async (language, subject) => {
    const { id, email } = addUser()
    const reply = await forgot(` ${email?.toUpperCase()} `, { language })
    expect([reply.statusCode, reply.body]).toEqual([202, ''])
    const token = await linkTo(`${email}`, 'reset-password')
    expect(await mailsTo(`${email}`)).toMatchObject([
      { kind: 'reset-password', language, content: { subject, action: { path: `/modifier-mot-de-passe/${token}` } } },
    ])
    const [row] = await sql('select * from account_token where subject = $1', [id])
    expect(row).toMatchObject({ purpose: 'RESET', email, used_at: null })
    expect(row.expires_at - row.created_at).toBe(hour * 1_000)
    expect(await auditActionsOf(id)).toEqual(['PASSWORD_RESET_ASKED'])
  })

  it('answers 404 to an e-mail without account', async () => {
    const email = newEmail()
    const reply = await forgot(email)
    expect([reply.statusCode, reply.json().errors]).toEqual([404, [{ code: 'EmailNotFound' }]])
    expect(await mailsTo(email)).toEqual([])
  })

  it("answers 404 to a tenant's e-mail", async () => {
    const email = newEmail()
    peer.tenant.add({ username: email, email, enabled: true, emailVerified: true })
    expect((await forgot(email)).statusCode).toBe(404)
  })

  it.each([
    [{ email: '' }, 'register.email-required'],
    [{ email: 'nobody' }, 'register.email-not-valid'],
    [{}, 'register.email-required'],
  ])('refuses %j', async (body, message) => {
    const reply = await call('POST', '/register/forgotPassword', { body })
    expect([reply.statusCode, reply.json().errors]).toEqual([400, [{ code: 'InvalidField', field: 'email', message }]])
  })

  it('is limited to five an hour for an address without account and twenty for a network', async () => {
    const email = newEmail()
    const statuses = []
    for (let i = 0; i < 6; i++) statuses.push((await forgot(email)).statusCode)
    expect(statuses).toEqual([404, 404, 404, 404, 404, 429])
    passSeconds(hour)
    expect((await forgot(email)).statusCode).toBe(404)
    const network = await Promise.all(Array.from({ length: 21 }, () => forgot(newEmail(), { ip: '203.0.113.9' })))
    expect(network.map(({ statusCode }) => statusCode).toSorted()).toEqual([...Array(20).fill(404), 429])
  })
})

describe('POST register/createPassword/{token}', () => {
  it('replaces the password, notifies the owner by mail and returns the owner', async () => {
    const user = addUser({ firstName: 'Ana', attributes: { language: ['en'] } })
    await profile((await signIn(user)).bearer)
    const reply = await create(await linkFor(user.email), other, 'en')
    expect([reply.statusCode, reply.json()]).toEqual([
      200,
      { firstName: 'Ana', email: user.email, identityFederation: false, language: 'fr', properties: [] },
    ])
    expect(peer.owner.users.get(user.id)).toMatchObject({ password: other, enabled: true, firstName: 'Ana' })
    expect((await mailsTo(`${user.email}`)).at(-1)).toMatchObject({
      kind: 'password-changed',
      language: 'en',
      content: { subject: 'Your password has been changed' },
    })
    expect(await auditActionsOf(user.id)).toEqual(['PASSWORD_RESET_ASKED', 'PASSWORD_CHANGED'])
  })

  it('returns an owner who never signed in; the first sign-in finds the same row', async () => {
    const user = addUser()
    const reply = await create(await linkFor(user.email), other, 'en')
    expect(reply.json()).toEqual({ email: user.email, identityFederation: false, language: 'en', properties: [] })
    passSeconds(2)
    expect((await profile((await signIn(user)).bearer)).statusCode).toBe(200)
    expect(await sql('select subject from owner where email = $1', [user.email])).toHaveLength(1)
  })

  it('ends every session at once, at the identity server and here, refreshed or not', async () => {
    const user = addUser()
    const { sid, bearer } = await signIn(user)
    const signedInAt = now()
    expect((await profile(bearer)).statusCode).toBe(200)
    passSeconds(60)
    const token = await linkFor(user.email)
    passSeconds(60)
    await create(token)
    expect((await profile(bearer)).statusCode).toBe(401)
    expect(peer.owner.sessions.has(sid)).toBe(false)
    passSeconds(1)
    // a session that the identity server failed to end would continue like this
    expect((await profile(await refresh(user, sid, signedInAt))).statusCode).toBe(401)
    expect((await profile((await signIn(user)).bearer)).statusCode).toBe(200)
  })

  it('ends sessions of somebody who has not called the API yet', async () => {
    const user = addUser()
    const { bearer } = await signIn(user)
    passSeconds(1)
    await create(await linkFor(user.email))
    expect((await profile(bearer)).statusCode).toBe(401)
  })

  it("leaves everyone else's sessions alone", async () => {
    const [user, someoneElse] = [addUser(), addUser()]
    const { sid, bearer } = await signIn(someoneElse)
    await profile(bearer)
    await create(await linkFor(user.email))
    expect((await profile(bearer)).statusCode).toBe(200)
    expect(peer.owner.sessions.has(sid)).toBe(true)
    expect(peer.owner.users.get(someoneElse.id)?.password).toBe(password)
  })

  it('confirms an unconfirmed account, and its first link then reports success', async () => {
    const email = newEmail()
    await call('POST', '/register/account', { body: { email, password } })
    const first = await linkTo(email, 'confirm-account')
    expect((await create(await linkFor(email))).statusCode).toBe(200)
    expect(peer.owner.findByEmail(email)).toMatchObject({ enabled: true, emailVerified: true, password: other })
    const again = await call('GET', `/register/confirmAccount/${first}`)
    expect([again.statusCode, again.json()]).toEqual([200, { email }])
  })

  it('removes the access of a stranger who never confirmed the address', async () => {
    const federations = [{ identityProvider: 'national-identity', userId: 'stranger' }]
    const stranger = addUser({ emailVerified: false, federations })
    await create(await linkFor(stranger.email))
    expect(peer.owner.users.has(stranger.id)).toBe(false)
    expect(peer.owner.findByEmail(`${stranger.email}`)).toMatchObject({ federations: [], emailVerified: true })
  })

  it('adds a password to an account of the federation (decision 10)', async () => {
    const federations = [{ identityProvider: 'national-identity', userId: 'ana' }]
    const user = addUser({ federations, credentials: [] })
    expect(user.password).toBeUndefined()
    const reply = await create(await linkFor(user.email))
    expect([reply.statusCode, reply.json().identityFederation]).toEqual([200, true])
    expect(peer.owner.users.get(user.id)).toMatchObject({ password: other, federations })
  })

  it('does not enable an account that the operator disabled', async () => {
    const user = addUser({ enabled: false })
    expect((await create(await linkFor(user.email))).statusCode).toBe(200)
    expect(peer.owner.users.get(user.id)?.enabled).toBe(false)
  })

  it('works once, for one of parallel calls', async () => {
    const user = addUser()
    const token = await linkFor(user.email)
    const secrets = Array.from({ length: 10 }, (_, i) => `${other}${i}`)
    const replies = await Promise.all(secrets.map((secret) => create(token, secret)))
    const won = replies.findIndex(({ statusCode }) => statusCode === 200)
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, ...Array(9).fill(410)])
    expect(peer.owner.users.get(user.id)?.password).toBe(secrets[won])
    expect((await mailsTo(`${user.email}`)).filter(({ kind }) => kind === 'password-changed')).toHaveLength(1)
    for (const seconds of [0, 61]) {
      passSeconds(seconds) // longer than the lease of an attempt
      const again = await create(token, password)
      expect([again.statusCode, again.json().errors]).toEqual([410, [{ code: 'TokenExpired' }]])
    }
  })

  it('can be used again as soon as an attempt has failed', async () => {
    const user = addUser()
    const token = await linkFor(user.email)
    peer.disturb(() => 'fail')
    expect((await create(token)).statusCode).toBe(503)
    peer.disturb(() => undefined)
    passSeconds(11) // so that the circuit breaker closes
    expect((await create(token)).statusCode).toBe(200)
  })

  it.each([
    [hour - 1, 200],
    [hour, 410],
  ])('after %i seconds: %i', async (seconds, status) => {
    const user = addUser()
    const token = await linkFor(user.email)
    passSeconds(seconds)
    expect((await create(token)).statusCode).toBe(status)
    expect(peer.owner.users.get(user.id)?.password).toBe(status === 200 ? other : password)
  })

  it('is invalid once a newer one was requested', async () => {
    const user = addUser()
    const older = await linkFor(user.email)
    passSeconds(1)
    const newer = await linkFor(user.email)
    expect((await create(older)).statusCode).toBe(410)
    expect((await create(newer)).statusCode).toBe(200)
  })

  it('is not accepted for another purpose', async () => {
    const email = newEmail()
    await call('POST', '/register/account', { body: { email, password } })
    const confirm = await linkTo(email, 'confirm-account')
    expect((await create(confirm)).statusCode).toBe(410)
    const user = addUser()
    const reset = await linkFor(user.email)
    expect((await call('GET', `/register/confirmAccount/${reset}`)).statusCode).toBe(404)
    expect((await call('POST', `/owner/confirmEmail/${reset}`)).statusCode).toBe(410)
    expect((await create(reset)).statusCode).toBe(200)
  })

  it.each([
    ['aB3-xyz', 'register.password-too-short'],
    ['abcdefgh', 'register.strength-not-valid'],
    ['azerty123', 'register.password-too-common'],
  ])('refuses the password %s and keeps the link', async (secret, message) => {
    const user = addUser()
    const token = await linkFor(user.email)
    const reply = await create(token, secret)
    expect([reply.statusCode, reply.json().errors]).toEqual([
      400,
      [{ code: 'InvalidField', field: 'password', message }],
    ])
    expect((await create(token)).statusCode).toBe(200)
  })

  it('cancels an e-mail change that somebody else may have begun', async () => {
    const user = addUser()
    const { bearer } = await signIn(user)
    const email = newEmail()
    await call('POST', '/owner/names', { bearer, body: { firstName: 'A', lastName: 'B', email } })
    const change = await linkTo(email, 'email-change')
    const reply = await create(await linkFor(user.email))
    expect(reply.json()).not.toHaveProperty('pendingEmail')
    expect((await call('POST', `/owner/confirmEmail/${change}`)).statusCode).toBe(410)
    expect(peer.owner.users.get(user.id)?.email).toBe(user.email)
  })

  it('leaves no token or password in the logs', () => {
    expect(logs.join()).not.toMatch(/person-\d|password-77|Soleil/)
  })
})
