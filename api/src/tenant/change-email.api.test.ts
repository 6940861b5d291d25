import { describe, expect, it } from 'vitest'
import { password } from '#test/accounts.ts'
import { startTenants } from '#test/tenants.ts'

const api = await startTenants()
const { call, peer, sql, newEmail, linkTo, mailsTo, kindsTo, passSeconds, newTenant, newTenantAt } = api
const { newLandlord, tenantAuditActions, enterTenant, addTenant, tenantToken } = api

type Tenant = Awaited<ReturnType<typeof newTenant>>
const askFor = (tenant: Pick<Tenant, 'ask'>, email: unknown) => tenant.ask('POST', '/tenant/email', { email })
const confirm = (token: string) => call('POST', `/tenant/confirmEmail/${token}`)
const codeOf = (reply: Awaited<ReturnType<typeof call>>) => [reply.statusCode, reply.json().errors?.[0].code]
const rowOf = async ({ user }: Tenant) =>
  (await sql('select email, pending_email from tenant_profile where subject = $1', [user.id]))[0]
const linkOf = (next: string) => linkTo(next, 'email-change')

/** Someone has asked for another address: which one, and the token of the mailed link. */
async function changing<T extends Tenant>(tenant: T) {
  const next = newEmail()
  await askFor(tenant, next)
  return { ...tenant, next, token: await linkOf(next) }
}

describe('POST tenant/email', () => {
  it.each([
    ['fr', 'Confirmez votre nouvelle adresse e-mail', 'Changement d’adresse e-mail demandé', 'compte locataire'],
    ['en', 'Confirm your new email address', 'Email change requested', 'tenant account'],
  ])('makes the new e-mail pending and tells the old one, in %s', async (language, toNew, toOld, account) => {
    const tenant = await newTenant(language)
    const next = newEmail()
    const reply = await askFor(tenant, ` ${next.toUpperCase()} `)
    expect([reply.statusCode, reply.json()]).toMatchObject([200, { email: tenant.email, pendingEmail: next }])
    const token = await linkOf(next)
    expect(await mailsTo(next)).toMatchObject([
      {
        kind: 'email-change',
        language,
        content: { site: 'tenant', subject: toNew, action: { path: `/confirmer-email/${token}` } },
      },
    ])
    expect((await mailsTo(next))[0].content.paragraphs[0]).toContain(account)
    expect(await mailsTo(tenant.email)).toMatchObject([
      { kind: 'email-change-notice', language, content: { site: 'tenant', subject: toOld, facts: [{ value: next }] } },
    ])
    expect(JSON.stringify(await mailsTo(tenant.email))).not.toContain(token)
    expect(peer.tenant.users.get(tenant.user.id)?.email).toBe(tenant.email)
    expect(await tenantAuditActions(tenant.user.id)).toEqual(['EMAIL_CHANGE_ASKED'])
  })

  it.each([
    ['', 'register.email-required'],
    ['x', 'register.email-not-valid'],
    [12, 'register.email-required'],
  ])('refuses %j', async (email, message) => {
    const tenant = await newTenant()
    const reply = await askFor(tenant, email)
    expect([reply.statusCode, reply.json().errors]).toEqual([400, [{ code: 'InvalidField', field: 'email', message }]])
    expect(await rowOf(tenant)).toEqual({ email: tenant.email, pending_email: null })
  })

  it('changes nothing for the current address, without the identity server', async () => {
    const { ask, email, user, next } = await changing(await newTenant())
    peer.disturb(() => 'fail')
    expect((await askFor({ ask }, email.toUpperCase())).json()).toMatchObject({ email, pendingEmail: next })
    peer.disturb(() => undefined)
    expect(await tenantAuditActions(user.id)).toEqual(['EMAIL_CHANGE_ASKED'])
  })

  it('is closed to those who are signed out, and touches nobody else', async () => {
    const [ana, ben] = [await newTenant(), await newTenant()]
    await ben.ask('POST', '/tenant/email', { email: newEmail(), profileId: ana.user.id, subject: ana.user.id })
    expect((await call('POST', '/tenant/email', { body: { email: newEmail() } })).statusCode).toBe(401)
    expect(await rowOf(ana)).toEqual({ email: ana.email, pending_email: null })
  })

  it('may be the first call of an account', async () => {
    const bearer = await tenantToken(addTenant())
    const email = newEmail()
    expect((await call('POST', '/tenant/email', { bearer, body: { email } })).json().pendingEmail).toBe(email)
  })

  it('sends the link again on request, and tells the old address once for each new one', async () => {
    const tenant = await changing(await newTenant())
    passSeconds(1)
    expect((await askFor(tenant, tenant.next)).json().pendingEmail).toBe(tenant.next)
    expect(await kindsTo(tenant.next)).toEqual(['email-change', 'email-change'])
    expect(await kindsTo(tenant.email)).toEqual(['email-change-notice'])
    expect((await confirm(tenant.token)).statusCode).toBe(410)
    const other = newEmail()
    await askFor(tenant, other)
    expect(await kindsTo(tenant.email)).toEqual(['email-change-notice', 'email-change-notice'])
    expect((await confirm(await linkOf(tenant.next))).statusCode).toBe(410)
    expect((await confirm(await linkOf(other))).statusCode).toBe(200)
  })

  it('refuses the e-mail of another account of tenants, not that of an owner', async () => {
    const [ana, ben] = [await newTenant(), await newTenant()]
    expect(codeOf(await askFor(ana, ben.email))).toEqual([409, 'UniqueEmailActiveAccount'])
    expect(await rowOf(ana)).toEqual({ email: ana.email, pending_email: null })
    expect(await mailsTo(ben.email)).toEqual([])
    expect((await askFor(ana, (await newLandlord()).email)).statusCode).toBe(200)
  })

  it('is limited to five changes an hour', async () => {
    const tenant = await newTenant()
    const statuses = []
    for (let i = 0; i < 6; i++) statuses.push((await askFor(tenant, newEmail())).statusCode)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  })

  it('writes nothing while the identity server is down', async () => {
    const tenant = await newTenant()
    peer.disturb(() => 'fail')
    const reply = await askFor(tenant, newEmail())
    peer.disturb(() => undefined)
    passSeconds(11)
    expect(codeOf(reply)).toEqual([503, 'IdentityUnavailable'])
    expect(reply.headers['retry-after']).toBeDefined()
    expect(await rowOf(tenant)).toEqual({ email: tenant.email, pending_email: null })
  })
})

describe('POST tenant/confirmEmail/{token}', () => {
  it('makes the pending e-mail the e-mail, here and at the identity server', async () => {
    const { user, email, profile, next, token } = await changing(await newTenantAt('VALIDATED'))
    const before = await profile()
    const reply = await confirm(token)
    expect([reply.statusCode, reply.json()]).toEqual([200, { email: next }])
    expect(peer.tenant.users.get(user.id)).toMatchObject({ username: next, email: next, emailVerified: true })
    // a verified file stays verified: an address proves nothing about it
    const { pendingEmail: _, ...rest } = before
    const [me] = before.file.tenants
    expect(await profile()).toEqual({
      ...rest,
      email: next,
      file: { ...before.file, tenants: [{ ...me, email: next }] },
    })
    expect((await tenantAuditActions(user.id)).at(-1)).toBe('EMAIL_CHANGED')
    expect(await sql('select from tenant where email = $1', [email])).toEqual([])
  })

  it('works once for concurrent calls', async () => {
    const { token } = await changing(await newTenant())
    const replies = await Promise.all(Array.from({ length: 5 }, () => confirm(token)))
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 410, 410, 410, 410])
    expect(codeOf(await confirm(token))).toEqual([410, 'TokenExpired'])
  })

  it.each([
    [24 * 3_600 - 1, 200],
    [24 * 3_600, 410],
  ])('after %i seconds: %i', async (seconds, status) => {
    const { token } = await changing(await newTenant())
    passSeconds(seconds)
    expect((await confirm(token)).statusCode).toBe(status)
  })

  it('is not for a link of another realm, nor of another purpose', async () => {
    const tenant = await changing(await newTenant())
    expect((await call('POST', `/owner/confirmEmail/${tenant.token}`)).statusCode).toBe(410)
    await call('POST', '/tenant/register/forgotPassword', { body: { email: tenant.email } })
    expect((await confirm(await linkTo(tenant.email, 'reset-password'))).statusCode).toBe(410)
    expect((await confirm(tenant.token)).statusCode).toBe(200)
  })

  it('refuses an e-mail that someone else confirmed meanwhile', async () => {
    const tenant = await changing(await newTenant())
    addTenant(tenant.next)
    expect(codeOf(await confirm(tenant.token))).toEqual([409, 'UniqueEmailActiveAccount'])
    expect(peer.tenant.users.get(tenant.user.id)?.email).toBe(tenant.email)
    expect((await rowOf(tenant)).email).toBe(tenant.email)
  })

  it('replaces an unconfirmed account with that address', async () => {
    const { next, token } = await changing(await newTenant())
    await call('POST', '/tenant/register/account', { body: { email: next, password } })
    const unproved = await linkTo(next, 'confirm-account')
    expect((await confirm(token)).statusCode).toBe(200)
    expect((await call('GET', `/tenant/register/confirmAccount/${unproved}`)).statusCode).toBe(404)
  })

  it('ends password links that were mailed to the old address', async () => {
    const { email, token } = await changing(await newTenant())
    await call('POST', '/tenant/register/forgotPassword', { body: { email } })
    const reset = await linkTo(email, 'reset-password')
    await confirm(token)
    const reply = await call('POST', `/tenant/register/createPassword/${reset}`, { body: { password } })
    expect(reply.statusCode).toBe(410)
  })

  it('needs no session: the link is often opened elsewhere', async () => {
    const { ask, token } = await changing(await newTenant())
    await ask('POST', '/tenant/logout')
    expect((await confirm(token)).statusCode).toBe(200)
  })

  it('is refused after a password change, which stops a change somebody else asked for', async () => {
    const { user, email, token } = await changing(await newTenant())
    await call('POST', '/tenant/register/forgotPassword', { body: { email } })
    passSeconds(1)
    await call('POST', `/tenant/register/createPassword/${await linkTo(email, 'reset-password')}`, {
      body: { password },
    })
    expect((await confirm(token)).statusCode).toBe(410)
    passSeconds(1)
    expect(await (await enterTenant(user)).profile()).not.toHaveProperty('pendingEmail')
  })

  it('is refused once the account is deleted, and no link is mailed any more', async () => {
    const { ask, next, token } = await changing(await newTenant())
    await ask('DELETE', '/tenant/account')
    expect((await confirm(token)).statusCode).toBe(410)
    expect(await mailsTo(next)).toEqual([])
  })

  it.each(['fail', 'lose'] as const)('can be retried when the identity server would %s at any step', async (how) => {
    const rehearsal = await changing(await newTenant())
    const before = peer.requests.length
    await confirm(rehearsal.token)
    const steps = peer.requests.length - before
    expect(steps).toBeGreaterThan(1)
    for (let step = 0; step < steps; step++) {
      passSeconds(11)
      const tenant = await changing(await newTenant())
      let count = 0
      peer.disturb(() => (count++ === step ? how : undefined))
      const spoiled = await confirm(tenant.token)
      if (spoiled.statusCode !== 200) {
        expect(codeOf(spoiled)).toEqual([503, 'IdentityUnavailable'])
        expect((await confirm(tenant.token)).statusCode).toBe(200)
      }
      peer.disturb(() => undefined)
      expect(await rowOf(tenant)).toEqual({ email: tenant.next, pending_email: null })
      expect(peer.tenant.users.get(tenant.user.id)?.email).toBe(tenant.next)
    }
  })

  it('can be retried when the database fails after the identity server succeeded', async () => {
    const tenant = await changing(await newTenant())
    await sql('alter table audit_entry rename to audit_entry_away')
    const spoiled = await confirm(tenant.token)
    await sql('alter table audit_entry_away rename to audit_entry')
    expect(spoiled.statusCode).toBe(500)
    expect((await rowOf(tenant)).email).toBe(tenant.email)
    expect((await confirm(tenant.token)).statusCode).toBe(200)
    expect((await rowOf(tenant)).email).toBe(tenant.next)
  })
})
