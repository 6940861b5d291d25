import { describe, expect, it } from 'vitest'
import { password, startAccounts } from '#test/accounts.ts'

const accounts = await startAccounts()
const { call, peer, sql, newEmail, linkTo, mailsTo, auditActionsOf, passSeconds, addUser, pendingUsers } = accounts

type Options = { language?: string; ip?: string; headers?: Record<string, string> }
const register = (email: string, { language = 'fr', headers = {}, ...options }: Options = {}, secret = password) =>
  call('POST', '/register/account', {
    body: { email, password: secret },
    headers: { 'accept-language': language, ...headers },
    ...options,
  })
const confirm = (token: string, headers: Record<string, string> = {}) =>
  call('GET', `/register/confirmAccount/${token}`, { headers })

const hour = 3_600

describe('POST register/account', () => {
  it('creates a disabled account and mails the link that confirms it', async () => {
    const email = newEmail()
    const reply = await register(` ${email.toUpperCase()} `)
    expect([reply.statusCode, reply.json()]).toEqual([201, { email }])
    expect(peer.owner.findByEmail(email)).toBeUndefined()
    const [user] = await pendingUsers(email)
    expect(user).toMatchObject({ enabled: false, emailVerified: false, password })
    expect(user?.email).toMatch(/^[\da-f-]{36}@unconfirmed\.invalid$/)
    expect(user?.attributes).toEqual({ language: ['fr'] })
    const token = await linkTo(email, 'confirm-account')
    expect(token).toMatch(/^[\w-]{43}$/)
    expect(await mailsTo(email)).toEqual([
      expect.objectContaining({
        kind: 'confirm-account',
        language: 'fr',
        content: expect.objectContaining({
          subject: 'Confirmez votre compte',
          action: { label: 'Confirmer mon compte', path: `/confirmerCompte/${token}` },
        }),
      }),
    ])
    expect(await auditActionsOf(user?.id ?? '')).toEqual(['ACCOUNT_REGISTERED'])
  })

  it('succeeds when an instance of the identity server is killed in the middle', async () => {
    const email = newEmail()
    let isFirst = true
    peer.disturb((request) => {
      const how = request === 'POST users' && isFirst ? 'lose' : undefined
      if (how) isFirst = false
      return how
    })
    expect((await register(email)).statusCode).toBe(201)
    peer.disturb(() => undefined)
    expect(isFirst).toBe(false)
    expect(await mailsTo(email)).toHaveLength(1)
    expect(await pendingUsers(email)).toHaveLength(1)
  })

  it('stores only the hash of the token', async () => {
    const email = newEmail()
    await register(email)
    const token = await linkTo(email, 'confirm-account')
    const [row] = await sql('select * from account_token where email = $1', [email])
    expect(row).toMatchObject({ realm: 'owner', purpose: 'CONFIRM', used_at: null })
    expect(row.expires_at - row.created_at).toBe(72 * hour * 1_000)
    expect(row.hash).toHaveLength(32)
    expect(JSON.stringify(row)).not.toContain(token)
    expect(row.hash.equals(Buffer.from(token, 'base64url'))).toBe(false)
  })

  it('opens no session and creates no owner', async () => {
    const email = newEmail()
    const reply = await register(email)
    expect(reply.headers['set-cookie']).toBeUndefined()
    expect(Object.keys(reply.json())).toEqual(['email'])
    expect(await sql('select from owner where email = $1', [email])).toEqual([])
  })

  it.each([
    ['en-GB', 'Confirm your account', 'en'],
    ['fr-CA', 'Confirmez votre compte', 'fr'],
    ['de', 'Confirmez votre compte', 'fr'],
  ])('mails in the language of Accept-Language %s', async (language, subject, stored) => {
    const email = newEmail()
    await register(email, { language })
    expect(await mailsTo(email)).toEqual([expect.objectContaining({ content: expect.objectContaining({ subject }) })])
    expect((await pendingUsers(email))[0]?.attributes).toEqual({ language: [stored] })
  })

  it.each([
    ['email', { email: '' }, 'register.email-required'],
    ['email', { email: 'nobody' }, 'register.email-not-valid'],
    ['email', { email: 'a@b.fr\r\nBcc: c@d.fr' }, 'register.email-not-valid'],
    ['email', { email: ['a@b.fr'] }, 'register.email-required'],
    ['password', { password: '' }, 'field-required'],
    ['password', { password: 'abcdefgh' }, 'register.strength-not-valid'],
    ['password', { password: 'aB3-' }, 'register.strength-not-valid'],
    ['password', { password: 'aB3-xyz' }, 'register.password-too-short'],
    ['password', { password: 'azerty123' }, 'register.password-too-common'],
    ['password', { password: `aB3-${'é'.repeat(197)}` }, 'text-too-long'],
  ])('refuses %s in %j', async (field, wrong, message) => {
    const before = peer.requests.length
    const reply = await call('POST', '/register/account', { body: { email: newEmail(), password, ...wrong } })
    expect([reply.statusCode, reply.json().errors]).toEqual([400, [{ code: 'InvalidField', field, message }]])
    expect(peer.requests).toHaveLength(before)
  })

  it('uses all 200 characters of a password', async () => {
    const email = newEmail()
    const long = `aB3-${'é'.repeat(196)}`
    expect((await register(email, {}, long)).statusCode).toBe(201)
    expect((await pendingUsers(email))[0]?.password).toBe(long)
  })

  it('refuses the e-mail of a confirmed account, whatever its case, and does not change it', async () => {
    const user = addUser()
    const reply = await register(`${user.email}`.toUpperCase(), {}, 'Another-one-77')
    expect([reply.statusCode, reply.json().errors]).toEqual([409, [{ code: 'UniqueEmailActiveAccount' }]])
    expect(peer.owner.users.get(user.id)).toMatchObject({ password, enabled: true })
    expect(await mailsTo(`${user.email}`)).toEqual([])
  })

  it('refuses the e-mail of an account that the operator disabled', async () => {
    const user = addUser({ enabled: false })
    expect((await register(`${user.email}`)).statusCode).toBe(409)
    expect(peer.owner.users.get(user.id)?.enabled).toBe(false)
  })

  it('accepts the e-mail of a tenant for an owner account', async () => {
    const email = newEmail()
    peer.tenant.add({ username: email, email, enabled: true, emailVerified: true })
    expect((await register(email)).statusCode).toBe(201)
  })

  it('leaves earlier sign-ups of the address alone: each link confirms its own password', async () => {
    const email = newEmail()
    await register(email, {}, 'First-password-1')
    const first = await linkTo(email, 'confirm-account')
    await call('POST', '/register/forgotPassword', { body: { email } })
    const reset = await linkTo(email, 'reset-password')
    passSeconds(1)
    expect((await register(email, {}, 'Second-password-2')).statusCode).toBe(201)
    const second = await linkTo(email, 'confirm-account')
    expect((await pendingUsers(email)).map((user) => user.password)).toEqual(['First-password-1', 'Second-password-2'])
    expect((await confirm(first)).statusCode).toBe(200)
    expect(peer.owner.findByEmail(email)).toMatchObject({ password: 'First-password-1', enabled: true })
    const late = await confirm(second)
    expect([late.statusCode, late.json().errors]).toEqual([404, [{ code: 'TokenUnknown' }]])
    expect((await confirm(first)).statusCode).toBe(200)
    // whoever has the mailbox still takes the account back
    expect((await call('POST', `/register/createPassword/${reset}`, { body: { password } })).statusCode).toBe(200)
  })

  it('is ended by the first one confirmed, also at the identity server', async () => {
    const email = newEmail()
    const links = []
    for (const secret of ['First-password-1', 'Second-password-2', 'Third-password-3']) {
      await register(email, {}, secret)
      links.push(await linkTo(email, 'confirm-account'))
      passSeconds(1)
    }
    const before = await pendingUsers(email)
    const replies = await Promise.all(links.map((token) => confirm(token)))
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 404, 404])
    expect(before.filter(({ id }) => peer.owner.users.has(id))).toMatchObject([{ email, enabled: true }])
    expect(await sql('select purpose::text from account_token where email = $1', [email])).toHaveLength(1)
  })

  it('removes a federated identity that a stranger linked to the unconfirmed account', async () => {
    const email = newEmail()
    const stranger = addUser({
      email,
      emailVerified: false,
      federations: [{ identityProvider: 'national-identity', userId: 'stranger' }],
    })
    await register(email)
    await confirm(await linkTo(email, 'confirm-account'))
    expect(peer.owner.findByEmail(email)).toMatchObject({ federations: [], emailVerified: true })
    expect(peer.owner.users.has(stranger.id)).toBe(false)
  })

  it('accepts parallel sign-ups', async () => {
    const email = newEmail()
    const replies = await Promise.all(['A', 'B', 'C'].map((letter) => register(email, {}, `${password}${letter}`)))
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201])
    expect(await pendingUsers(email)).toHaveLength(3)
  })
})

describe('GET register/confirmAccount/{token}', () => {
  const registered = async () => {
    const email = newEmail()
    await register(email)
    return { email, token: await linkTo(email, 'confirm-account') }
  }

  it('enables the account and opens no session', async () => {
    const { email, token } = await registered()
    const reply = await confirm(token)
    expect([reply.statusCode, reply.json()]).toEqual([200, { email }])
    expect(reply.headers['cache-control']).toBe('no-store')
    const user = peer.owner.findByEmail(email)
    expect(user).toMatchObject({ enabled: true, emailVerified: true, username: email, password })
    expect(user?.attributes).toEqual({ language: ['fr'] })
    expect(peer.owner.sessions.size).toBe(0)
    expect((await mailsTo(email)).map(({ kind }) => kind)).toEqual(['confirm-account', 'account-confirmed'])
    expect(await auditActionsOf(user?.id ?? '')).toEqual(['ACCOUNT_REGISTERED', 'ACCOUNT_CONFIRMED'])
  })

  it('succeeds again, in parallel and later, and writes one audit entry', async () => {
    const { email, token } = await registered()
    const parallel = await Promise.all(Array.from({ length: 5 }, () => confirm(token)))
    expect(parallel.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200])
    passSeconds(100 * hour)
    const again = await confirm(token)
    expect([again.statusCode, again.json()]).toEqual([200, { email }])
    expect(await auditActionsOf(peer.owner.findByEmail(email)?.id ?? '')).toEqual([
      'ACCOUNT_REGISTERED',
      'ACCOUNT_CONFIRMED',
    ])
  })

  it('does not enable an account that the operator disabled', async () => {
    const { email, token } = await registered()
    await confirm(token)
    const user = peer.owner.findByEmail(email)
    if (user) user.enabled = false
    await confirm(token)
    expect(user?.enabled).toBe(false)
  })

  it('does not change an account that got the address in another way meanwhile', async () => {
    const { email, token } = await registered()
    // created by a federation that verified the address, then disabled by the operator
    const user = addUser({ email, enabled: false })
    expect((await confirm(token)).json().errors).toEqual([{ code: 'TokenUnknown' }])
    expect(peer.owner.users.get(user.id)).toMatchObject({ email, enabled: false })
  })

  it('tells whoever has the mailbox once, in the language of the sign-up, how to take the account back', async () => {
    const email = newEmail()
    await register(email, { language: 'en' })
    const token = await linkTo(email, 'confirm-account')
    for (const language of ['fr', 'fr']) await confirm(token, { 'accept-language': language })
    const mails = (await mailsTo(email)).filter(({ kind }) => kind === 'account-confirmed')
    expect(mails).toMatchObject([
      { language: 'en', content: { action: { label: 'It was not me', path: '/mot-de-passe-oublie' } } },
    ])
  })

  it.each([
    [72 * hour - 1, 200],
    [72 * hour, 410],
  ])('after %i seconds: %i', async (seconds, status) => {
    const { email, token } = await registered()
    passSeconds(seconds)
    const reply = await confirm(token)
    expect(reply.statusCode).toBe(status)
    if (status === 410) expect(reply.json().errors).toEqual([{ code: 'TokenExpired' }])
    expect(peer.owner.findByEmail(email)?.enabled).toBe(status === 200 ? true : undefined)
  })

  it('refuses browser navigations, so that mail scanners confirm nothing', async () => {
    const { email, token } = await registered()
    const reply = await confirm(token, { 'sec-fetch-mode': 'navigate' })
    expect([reply.statusCode, reply.json().errors]).toEqual([403, [{ code: 'NotAllowed' }]])
    const head = await accounts.app.inject({ method: 'HEAD', url: `/api/register/confirmAccount/${token}` })
    expect(head.statusCode).toBe(404)
    expect(peer.owner.findByEmail(email)).toBeUndefined()
    const posted = await call('POST', `/register/confirmAccount/${token}`, {
      headers: { 'sec-fetch-mode': 'navigate' },
    })
    expect(posted.statusCode).toBe(403)
    expect((await confirm(token, { 'sec-fetch-mode': 'cors' })).statusCode).toBe(200)
  })

  it('answers 404 when the account was deleted', async () => {
    const { email, token } = await registered()
    for (const { id } of await pendingUsers(email)) peer.owner.remove(id)
    expect((await confirm(token)).json().errors).toEqual([{ code: 'TokenUnknown' }])
  })
})
