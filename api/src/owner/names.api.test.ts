import { describe, expect, it } from 'vitest'
import { password, startAccounts } from '#test/accounts.ts'

const { call, peer, sql, newEmail, linkTo, mailsTo, auditActionsOf, passSeconds, addUser, signIn } =
  await startAccounts()

const save = (bearer: string | undefined, body: object, language = 'fr') =>
  call('POST', '/owner/names', { ...(bearer && { bearer }), body, headers: { 'accept-language': language } })
const confirm = (token: string) => call('POST', `/owner/confirmEmail/${token}`)
const names = { firstName: 'Ana', lastName: 'Martin' }

async function signedIn() {
  const user = addUser()
  return { user, email: `${user.email}`, ...(await signIn(user)) }
}
/** An owner with a pending e-mail, and the token of the mailed link. */
async function changing() {
  const someone = await signedIn()
  const next = newEmail()
  await save(someone.bearer, { ...names, email: next })
  return { ...someone, next, token: await linkTo(next, 'email-change') }
}

describe('POST owner/names', () => {
  it('saves normalised names and keeps the e-mail', async () => {
    const { user, email, bearer } = await signedIn()
    const reply = await save(bearer, { firstName: ' jEAN-pierre ', lastName: "d'ARTAGNAN", email: email.toUpperCase() })
    expect([reply.statusCode, reply.json()]).toEqual([
      200,
      {
        firstName: 'Jean-Pierre',
        lastName: "D'Artagnan",
        email,
        identityFederation: false,
        language: 'fr',
        properties: [],
      },
    ])
    expect(await sql('select first_name, last_name from owner where subject = $1', [user.id])).toEqual([
      { first_name: 'Jean-Pierre', last_name: "D'Artagnan" },
    ])
    expect(await mailsTo(email)).toEqual([])
    expect(await auditActionsOf(user.id)).toEqual(['NAMES_CHANGED'])
  })

  it.each([
    ['firstName', { firstName: '' }, 'field-required'],
    ['firstName', { firstName: 'x'.repeat(101) }, 'text-too-long'],
    ['lastName', { lastName: 'a\u202eb' }, 'text-forbidden-character'],
    ['lastName', { lastName: 12 }, 'field-required'],
    ['email', { email: '' }, 'register.email-required'],
    ['email', { email: 'x' }, 'register.email-not-valid'],
  ])('refuses %s in %j', async (field, wrong, message) => {
    const { user, email, bearer } = await signedIn()
    const reply = await save(bearer, { ...names, email, ...wrong })
    expect([reply.statusCode, reply.json().errors]).toEqual([400, [{ code: 'InvalidField', field, message }]])
    expect(await auditActionsOf(user.id)).toEqual([])
  })

  it('needs a session, and changes nobody else', async () => {
    const [ana, ben] = [await signedIn(), await signedIn()]
    await save(ana.bearer, { ...names, email: ana.email })
    await save(ben.bearer, { firstName: 'Ben', lastName: 'Roux', email: ben.email, ownerId: ana.user.id })
    expect((await save(undefined, { ...names, email: ana.email })).statusCode).toBe(401)
    expect((await call('GET', '/owner/profile', { bearer: ana.bearer })).json()).toMatchObject(names)
  })

  it.each([
    ['fr', 'Confirmez votre nouvelle adresse e-mail', 'Changement d’adresse e-mail demandé'],
    ['en', 'Confirm your new email address', 'Email change requested'],
  ])(
    'keeps a new e-mail pending until its link is opened, and notifies the old one, in %s',
    async (language, toNew, toOld) => {
      const { user, email, bearer } = await signedIn()
      const next = newEmail()
      const reply = await save(bearer, { ...names, email: next }, language)
      expect(reply.json()).toMatchObject({ ...names, email, pendingEmail: next })
      const token = await linkTo(next, 'email-change')
      expect(await mailsTo(next)).toMatchObject([
        { kind: 'email-change', language, content: { subject: toNew, action: { path: `/confirmer-email/${token}` } } },
      ])
      expect(await mailsTo(email)).toMatchObject([
        { kind: 'email-change-notice', language, content: { subject: toOld, facts: [{ value: next }] } },
      ])
      expect(JSON.stringify(await mailsTo(email))).not.toContain(token)
      expect(peer.owner.users.get(user.id)?.email).toBe(email)
      expect(await auditActionsOf(user.id)).toEqual(['NAMES_CHANGED', 'EMAIL_CHANGE_ASKED'])
    },
  )

  it('keeps the pending e-mail when names are saved, mails the link again on request, and notifies the old one once', async () => {
    const { email, bearer, next, token } = await changing()
    expect((await save(bearer, { ...names, email })).json().pendingEmail).toBe(next)
    expect(await mailsTo(next)).toHaveLength(1)
    passSeconds(1)
    expect((await save(bearer, { ...names, email: next })).json().pendingEmail).toBe(next)
    expect(await mailsTo(next)).toHaveLength(2)
    expect(await mailsTo(email)).toHaveLength(1)
    expect((await confirm(token)).statusCode).toBe(410)
    expect((await confirm(await linkTo(next, 'email-change'))).statusCode).toBe(200)
  })

  it('refuses the e-mail of another account, and saves nothing', async () => {
    const someoneElse = addUser()
    const { user, bearer } = await signedIn()
    const reply = await save(bearer, { ...names, email: someoneElse.email })
    expect([reply.statusCode, reply.json().errors]).toEqual([409, [{ code: 'UniqueEmailActiveAccount' }]])
    expect(await sql('select first_name, pending_email from owner where subject = $1', [user.id])).toEqual([
      { first_name: null, pending_email: null },
    ])
    expect(await mailsTo(`${someoneElse.email}`)).toEqual([])
  })

  it('is limited to five changes of e-mail an hour; names are not', async () => {
    const { email, bearer } = await signedIn()
    const statuses = []
    for (let i = 0; i < 6; i++) statuses.push((await save(bearer, { ...names, email: newEmail() })).statusCode)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
    expect((await save(bearer, { ...names, email })).statusCode).toBe(200)
  })
})

describe('POST owner/confirmEmail/{token}', () => {
  it('replaces the e-mail by the pending one, here and at the identity server', async () => {
    const { user, bearer, next, token } = await changing()
    const reply = await confirm(token)
    expect([reply.statusCode, reply.json()]).toEqual([200, { email: next }])
    expect(peer.owner.users.get(user.id)).toMatchObject({ username: next, email: next, emailVerified: true, password })
    const owner = (await call('GET', '/owner/profile', { bearer })).json()
    expect(owner.email).toBe(next)
    expect(owner).not.toHaveProperty('pendingEmail')
    expect((await auditActionsOf(user.id)).at(-1)).toBe('EMAIL_CHANGED')
  })

  it('works once, for one of parallel calls', async () => {
    const { token } = await changing()
    const replies = await Promise.all(Array.from({ length: 5 }, () => confirm(token)))
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 410, 410, 410, 410])
    expect((await confirm(token)).json().errors).toEqual([{ code: 'TokenExpired' }])
  })

  it.each([
    [24 * 3_600 - 1, 200],
    [24 * 3_600, 410],
  ])('after %i seconds: %i', async (seconds, status) => {
    const { token } = await changing()
    passSeconds(seconds)
    expect((await confirm(token)).statusCode).toBe(status)
  })

  it('refuses an e-mail that somebody else confirmed meanwhile', async () => {
    const { user, email, next, token } = await changing()
    addUser({ email: next })
    const reply = await confirm(token)
    expect([reply.statusCode, reply.json().errors]).toEqual([409, [{ code: 'UniqueEmailActiveAccount' }]])
    expect(peer.owner.users.get(user.id)?.email).toBe(email)
    expect(await sql('select email from owner where subject = $1', [user.id])).toEqual([{ email }])
  })

  it('refuses an e-mail that is taken between the check and the change', async () => {
    const { next, token } = await changing()
    peer.disturb((request) => {
      if (request === 'PUT users/*') addUser({ email: next })
      return undefined
    })
    expect((await confirm(token)).statusCode).toBe(409)
    peer.disturb(() => undefined)
  })

  it('replaces an unconfirmed account with that address', async () => {
    const { next, token } = await changing()
    await call('POST', '/register/account', { body: { email: next, password } })
    const unproved = await linkTo(next, 'confirm-account')
    expect((await confirm(token)).statusCode).toBe(200)
    expect((await call('GET', `/register/confirmAccount/${unproved}`)).statusCode).toBe(404)
  })

  it('invalidates password links mailed to the old address', async () => {
    const { email, token } = await changing()
    await call('POST', '/register/forgotPassword', { body: { email } })
    const reset = await linkTo(email, 'reset-password')
    await confirm(token)
    expect((await call('POST', `/register/createPassword/${reset}`, { body: { password } })).statusCode).toBe(410)
  })

  it('needs no session, because the link is often opened in another browser', async () => {
    const { bearer, token } = await changing()
    await call('POST', '/owner/logout', { bearer })
    expect((await confirm(token)).statusCode).toBe(200)
  })

  it('fails once the account is deleted', async () => {
    const { bearer, token } = await changing()
    await call('DELETE', '/owner/deleteAccount', { bearer })
    expect((await confirm(token)).statusCode).toBe(410)
  })
})
