import { describe, expect, it } from 'vitest'
import { otherBrowser, password } from '#test/accounts.ts'
import { startTenants } from '#test/tenants.ts'

const { call, peer, newEmail, linkTo, mailsTo, addUser, passSeconds, auditActionsOf, tenantAuditActions } =
  await startTenants()

describe.each([
  ['owner', '/register'],
  ['tenant', '/tenant/register'],
] as const)('POST resendConfirmation, realm %s', (realm, path) => {
  type Headers = Record<string, string>
  const signUp = (email: string, headers: Headers = {}) =>
    call('POST', `${path}/account`, { body: { email, password }, headers })
  const resend = (email: string, headers: Headers = {}) =>
    call('POST', `${path}/resendConfirmation`, { body: { email }, headers })
  const open = (token: string) => call('GET', `${path}/confirmAccount/${token}`)

  it('mails another link that confirms; so does the first, whichever comes later', async () => {
    const email = newEmail()
    await signUp(email)
    const first = await linkTo(email, 'confirm-account')
    passSeconds(60)
    expect((await resend(email)).statusCode).toBe(202)
    const second = await linkTo(email, 'confirm-account')
    expect(second).not.toBe(first)
    expect((await open(second)).json()).toEqual({ email })
    expect(peer[realm].findByEmail(email)).toMatchObject({ enabled: true, emailVerified: true, password })
    expect((await open(first)).json()).toEqual({ email })
    const actionsOf = realm === 'owner' ? auditActionsOf : tenantAuditActions
    const actions = await actionsOf(peer[realm].findByEmail(email)?.id ?? '')
    expect(actions.slice(0, 2)).toEqual(['ACCOUNT_REGISTERED', 'CONFIRMATION_RESENT'])
  })

  it('answers alike for an address that is unknown or has an account', async () => {
    const [unknown, waiting] = [newEmail(), newEmail()]
    await signUp(waiting)
    const holder = realm === 'owner' ? `${addUser().email}` : newEmail()
    const replies = [await resend(unknown), await resend(waiting), await resend(holder)]
    expect(replies.map(({ statusCode, body }) => [statusCode, body])).toEqual(Array(3).fill([202, '']))
    expect(await mailsTo(unknown)).toEqual([])
    if (realm === 'owner') expect((await mailsTo(holder)).map(({ kind }) => kind)).toEqual(['account-exists'])
  })

  it('never mails the sign-up of a stranger to the browser that signed up itself', async () => {
    const email = newEmail()
    await signUp(email)
    passSeconds(60)
    await signUp(email, otherBrowser)
    passSeconds(60)
    await resend(email)
    const token = await linkTo(email, 'confirm-account')
    expect((await open(token)).statusCode).toBe(200)
  })

  it('asks first when the browser that signed up did not ask for it', async () => {
    const email = newEmail()
    await signUp(email)
    await resend(email, otherBrowser)
    const token = await linkTo(email, 'confirm-account')
    expect((await open(token)).statusCode).toBe(428)
    expect((await call('GET', `${path}/confirmAccount/${token}`, { headers: otherBrowser })).statusCode).toBe(428)
  })

  it('is limited to two an hour, so that nobody can use up the mails of a mailbox', async () => {
    const email = newEmail()
    const statuses = []
    for (let times = 0; times < 3; times++) statuses.push((await resend(email)).statusCode)
    expect(statuses).toEqual([202, 202, 429])
    expect((await resend(email)).json().errors).toEqual([{ code: 'TooManyMails' }])
    expect((await signUp(email)).statusCode).toBe(201)
    expect(await mailsTo(email)).toHaveLength(1)
  })
})

it('leads a tenant on to the property', async () => {
  const email = newEmail()
  const property = 'p'.repeat(22)
  await call('POST', '/tenant/register/account', { body: { email, password, property } })
  const reply = await call('POST', '/tenant/register/resendConfirmation', { body: { email, property } })
  expect(reply.statusCode).toBe(202)
  const paths = (await mailsTo(email)).map(({ content }) => content.action.path)
  expect(paths).toHaveLength(2)
  for (const path of paths) expect(path).toMatch(/\?bien=p{22}$/)
})
