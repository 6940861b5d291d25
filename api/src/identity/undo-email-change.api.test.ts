import { describe, expect, it } from 'vitest'
import { password } from '#test/accounts.ts'
import { codeApp, passkeyOf, recoveryCodes } from '#test/signed-in-people.ts'
import { startTenants } from '#test/tenants.ts'

const { call, peer, sql, newEmail, linkTo, mailsTo, addUser, signIn, passSeconds, auditActionsOf, newTenant } =
  await startTenants()

const names = { firstName: 'Ana', lastName: 'Martin' }
const undo = (token: string) => call('POST', `/owner/undoEmail/${token}`)
const profile = (bearer: string) => call('GET', '/owner/profile', { bearer })
const emailOf = (id: string) => peer.owner.users.get(id)?.email
const confirmLink = async (email: string) => call('POST', `/owner/confirmEmail/${await linkTo(email, 'email-change')}`)

type Owner = Awaited<ReturnType<typeof owner>>

async function owner() {
  const user = addUser()
  const { bearer } = await signIn(user)
  await profile(bearer)
  return { user, email: `${user.email}`, bearer }
}
/** Asks for another e-mail with a fresh sign-in; nobody has opened the link yet. */
async function ask({ user }: Owner, email: string) {
  passSeconds(1)
  const { bearer } = await signIn(user)
  return call('POST', '/owner/names', { bearer, body: { ...names, email } })
}
async function change(someone: Owner, email: string) {
  await ask(someone, email)
  passSeconds(1)
  expect((await confirmLink(email)).statusCode).toBe(200)
}
const undoLink = (email: string) => linkTo(email, 'email-changed')

/** An owner whose e-mail a thief has changed, and the link mailed to the old one. */
async function robbed() {
  const someone = await owner()
  const stolen = newEmail()
  await change(someone, stolen)
  return { ...someone, stolen, token: await undoLink(someone.email) }
}

describe('after a change of e-mail', () => {
  it('the old address gets a link that undoes it; the new one does not', async () => {
    const { email, stolen, token } = await robbed()
    expect(token).toMatch(/^[\w-]{43}$/)
    expect((await mailsTo(email)).at(-1)).toMatchObject({
      kind: 'email-changed',
      content: { action: { path: `/annuler-changement-email/${token}` }, facts: [{ value: stolen }] },
    })
    expect(JSON.stringify(await mailsTo(stolen))).not.toContain(token)
    expect(await sql('select from account_token where encode(hash, $2) = $1', [token, 'escape'])).toEqual([])
  })
})

describe('POST owner/undoEmail/{token}', () => {
  it('restores the e-mail here and at the identity server, and signs everyone out', async () => {
    const { user, email, stolen, bearer, token } = await robbed()
    const thief = await signIn(user)
    expect((await profile(thief.bearer)).statusCode).toBe(200)
    passSeconds(1)
    const reply = await undo(token)
    expect([reply.statusCode, reply.json().email]).toEqual([200, email])
    expect(emailOf(user.id)).toBe(email)
    expect(await sql('select email, pending_email from owner where subject = $1', [user.id])).toEqual([
      { email, pending_email: null },
    ])
    expect((await profile(thief.bearer)).statusCode).toBe(401)
    expect((await profile(bearer)).statusCode).toBe(401)
    expect([...peer.owner.sessions.values()].filter(({ userId }) => userId === user.id)).toEqual([])
    expect((await auditActionsOf(user.id)).at(-1)).toBe('EMAIL_CHANGE_UNDONE')
    expect((await mailsTo(stolen)).at(-1)?.kind).toBe('email-change-undone')
  })

  it('removes what a thief could sign in with: passkeys, code app, recovery codes', async () => {
    const { user, token } = await robbed()
    user.factors = [passkeyOf('Clé du voleur'), codeApp(), recoveryCodes()]
    expect((await undo(token)).statusCode).toBe(200)
    expect(user.factors).toEqual([])
  })

  it('asks for a new password: the current one no longer works, the token in the response chooses another', async () => {
    const { user, email, token } = await robbed()
    const { token: passwordToken } = (await undo(token)).json()
    expect(peer.owner.users.get(user.id)?.password).not.toBe(password)
    const body = { password: 'Une-autre-lune-73' }
    const reply = await call('POST', `/register/createPassword/${passwordToken}`, { body })
    expect([reply.statusCode, reply.json().email]).toEqual([200, email])
    expect(peer.owner.users.get(user.id)?.password).toBe(body.password)
  })

  it('takes away a federated identity, which the thief may have linked by the new address', async () => {
    const { user, token } = await robbed()
    user.federations.push({ identityProvider: 'national-identity', userId: 'x' })
    await undo(token)
    expect(peer.owner.users.get(user.id)?.federations).toEqual([])
  })

  it('ends what was mailed meanwhile: a further change and a password link', async () => {
    const someone = await robbed()
    const next = newEmail()
    await ask(someone, next)
    await call('POST', '/register/forgotPassword', { body: { email: someone.stolen } })
    const [pending, reset] = [await linkTo(next, 'email-change'), await linkTo(someone.stolen, 'reset-password')]
    await undo(someone.token)
    expect((await call('POST', `/owner/confirmEmail/${pending}`)).statusCode).toBe(410)
    expect((await call('POST', `/register/createPassword/${reset}`, { body: { password } })).statusCode).toBe(410)
    expect(emailOf(someone.user.id)).toBe(someone.email)
  })

  it('works once, for one of parallel calls', async () => {
    const { token } = await robbed()
    const replies = await Promise.all(Array.from({ length: 5 }, () => undo(token)))
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 410, 410, 410, 410])
    expect((await undo(token)).json().errors).toEqual([{ code: 'TokenExpired' }])
  })

  it.each([
    [72 * 3_600 - 1, 200],
    [72 * 3_600, 410],
  ])('after %i seconds: %i', async (seconds, status) => {
    const { token } = await robbed()
    passSeconds(seconds)
    expect((await undo(token)).statusCode).toBe(status)
  })

  it('refuses an address that another account uses by now', async () => {
    const { user, email, stolen, token } = await robbed()
    addUser({ email })
    expect((await undo(token)).statusCode).toBe(409)
    expect(emailOf(user.id)).toBe(stolen)
  })

  it('refuses a token of another purpose or realm', async () => {
    const someone = await owner()
    const next = newEmail()
    await ask(someone, next)
    expect((await undo(await linkTo(next, 'email-change'))).statusCode).toBe(410)
    const { token } = await robbed()
    expect((await call('POST', `/tenant/undoEmail/${token}`)).statusCode).toBe(410)
  })

  it.each(['fail', 'lose'] as const)('can be retried when the identity server would %s at any step', async (how) => {
    const rehearsal = await robbed()
    const before = peer.requests.length
    await undo(rehearsal.token)
    const steps = peer.requests.length - before
    for (let step = 0; step < steps; step++) {
      passSeconds(11)
      const someone = await robbed()
      let count = 0
      peer.disturb(() => (count++ === step ? how : undefined))
      const spoiled = await undo(someone.token)
      peer.disturb(() => undefined)
      passSeconds(11)
      if (spoiled.statusCode !== 200) expect((await undo(someone.token)).statusCode).toBe(200)
      expect(emailOf(someone.user.id)).toBe(someone.email)
    }
  })
})

describe('a thief', () => {
  it('who changes the e-mail twice does not outrun the first undo', async () => {
    const someone = await robbed()
    const second = newEmail()
    await change(someone, second)
    const thiefs = await undoLink(someone.stolen)
    expect((await undo(someone.token)).statusCode).toBe(200)
    expect(emailOf(someone.user.id)).toBe(someone.email)
    // the link mailed to the thief's first address ended with it
    expect((await undo(thiefs)).statusCode).toBe(410)
    expect(emailOf(someone.user.id)).toBe(someone.email)
  })

  it('who undoes a later change does not end the link of the first address', async () => {
    const someone = await robbed()
    await change(someone, newEmail())
    passSeconds(1)
    expect((await undo(await undoLink(someone.stolen))).statusCode).toBe(200)
    expect(emailOf(someone.user.id)).toBe(someone.stolen)
    expect((await undo(someone.token)).statusCode).toBe(200)
    expect(emailOf(someone.user.id)).toBe(someone.email)
  })

  it('who chooses a new password does not end it either', async () => {
    const { user, email, stolen, token } = await robbed()
    await call('POST', '/register/forgotPassword', { body: { email: stolen } })
    const reset = await linkTo(stolen, 'reset-password')
    await call('POST', `/register/createPassword/${reset}`, { body: { password: 'Une-autre-lune-73' } })
    expect((await undo(token)).statusCode).toBe(200)
    expect(emailOf(user.id)).toBe(email)
  })

  it('who confirms another change during the undo does not keep the account', async () => {
    const someone = await robbed()
    const next = newEmail()
    await ask(someone, next)
    const pending = await linkTo(next, 'email-change')
    let isRunning = false
    let undone: ReturnType<typeof undo> | undefined
    peer.disturb((request) => {
      // the whole undo happens while the thief's change is at the identity server
      if (request === 'PUT users/*' && !isRunning) {
        isRunning = true
        undone = undo(someone.token)
      }
      return undefined
    })
    // whichever of the two wins the race
    expect([200, 410]).toContain((await call('POST', `/owner/confirmEmail/${pending}`)).statusCode)
    expect((await undone)?.statusCode).toBe(200)
    peer.disturb(() => undefined)
    expect(emailOf(someone.user.id)).toBe(someone.email)
    expect(await sql('select email from owner where subject = $1', [someone.user.id])).toEqual([
      { email: someone.email },
    ])
  })
})

it('POST tenant/undoEmail/{token} does the same for a tenant and their file', async () => {
  const tenant = await newTenant()
  await tenant.ask('POST', '/tenant/file', { applicationType: 'ALONE' })
  const stolen = newEmail()
  await tenant.ask('POST', '/tenant/email', { email: stolen })
  await call('POST', `/tenant/confirmEmail/${await linkTo(stolen, 'email-change')}`)
  expect(peer.tenant.users.get(tenant.user.id)?.email).toBe(stolen)
  passSeconds(1)
  const reply = await call('POST', `/tenant/undoEmail/${await undoLink(tenant.email)}`)
  expect([reply.statusCode, reply.json().email]).toEqual([200, tenant.email])
  expect(peer.tenant.users.get(tenant.user.id)?.email).toBe(tenant.email)
  expect(await sql('select email from tenant_profile where subject = $1', [tenant.user.id])).toEqual([
    { email: tenant.email },
  ])
  expect(await sql('select count(*)::int as count from tenant where email = $1', [tenant.email])).toEqual([
    { count: 1 },
  ])
  expect((await tenant.ask('GET', '/tenant/profile')).statusCode).toBe(401)
})
