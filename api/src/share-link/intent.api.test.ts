import { describe, expect, it } from 'vitest'
import { unconfirmedAccountsJob } from '#identity/unconfirmed-accounts.job.ts'
import { endedIntentsJob } from '#retention/purges.job.ts'
import { otherBrowser, password } from '#test/accounts.ts'
import { runJob } from '#test/jobs.ts'
import { startTenants } from '#test/tenants.ts'

const api = await startTenants()
const {
  call,
  peer,
  sql,
  deps,
  newLandlord,
  newTenant,
  enterTenant,
  subscribe,
  linkTo,
  newEmail,
  passSeconds,
  pendingUsers,
} = api
const day = 86_400

type Tenant = Awaited<ReturnType<typeof newTenant>>
const listOf = async (tenant: Tenant) => (await tenant.ask('GET', '/tenant/intents')).json()
const keep = (tenant: Tenant, token: string, more = {}) => tenant.ask('POST', '/tenant/intents', { token, ...more })
const rowsOf = (subject: string) =>
  sql('select consent_version, consent_language from application_intent where subject = $1', [subject])

describe('an application begun by a share link', () => {
  it('is tied to the account at sign-up, and waits on whichever device signs in', async () => {
    const owner = await newLandlord()
    const email = newEmail()
    const body = { email, password, property: owner.property.token, agreed: 1 }
    const signUp = await call('POST', '/tenant/register/account', { body, headers: { 'accept-language': 'en' } })
    expect(signUp.statusCode).toBe(201)
    await call('GET', `/tenant/register/confirmAccount/${await linkTo(email, 'confirm-account')}`)
    const user = peer.tenant.findByEmail(email)
    if (!user) throw new Error('The account is missing.')
    // nothing but the account connects this device with the link
    const ana = await enterTenant(user)
    expect(await listOf(ana)).toEqual([
      {
        id: expect.any(String),
        token: owner.property.token,
        propertyName: 'Studio des Lilas',
        town: 'Paris',
        ownerName: 'Nora Petit',
        startedAt: deps.clock().toISOString(),
        endsOn: '2026-12-12',
      },
    ])
    expect(await rowsOf(user.id)).toEqual([{ consent_version: 1, consent_language: 'en' }])
    expect(await api.tenantAuditActions(user.id)).toContain('APPLICATION_BEGUN')
  })

  it('does not stop a sign-up when the link is closed', async () => {
    const email = newEmail()
    const body = { email, password, property: 'a'.repeat(43), agreed: 1 }
    expect((await call('POST', '/tenant/register/account', { body })).statusCode).toBe(201)
    expect(await linkTo(email, 'confirm-account')).toBeTruthy()
  })

  it('is kept when a signed-in tenant comes with the link, once per property', async () => {
    const [owner, other, ana] = [await newLandlord(), await newLandlord(), await newTenant()]
    await keep(ana, owner.property.token, { agreed: 1 })
    await keep(ana, owner.property.token)
    passSeconds(60)
    const reply = await keep(ana, other.property.token)
    const tokens = (reply.json() as { token: string }[]).map(({ token }) => token)
    expect([reply.statusCode, tokens]).toEqual([200, [other.property.token, owner.property.token]])
    // the consent of the first time stays
    expect(await rowsOf(ana.user.id)).toEqual([
      { consent_version: 1, consent_language: 'fr' },
      { consent_version: null, consent_language: null },
    ])
    const begun = (await api.tenantAuditActions(ana.user.id)).filter((action) => action === 'APPLICATION_BEGUN')
    expect(begun).toHaveLength(2)
    expect(await listOf(await newTenant())).toEqual([])
  })

  it('is kept when somebody applies who has no file yet, and is done once they have applied', async () => {
    const [owner, ana] = [await newLandlord(), await newTenant()]
    const { token } = owner.property
    expect((await subscribe(token, ana.bearer)).statusCode).toBe(422)
    expect(await listOf(ana)).toMatchObject([{ token }])
    expect(await rowsOf(ana.user.id)).toEqual([{ consent_version: 1, consent_language: 'fr' }])
    await ana.ask('POST', '/tenant/file', { applicationType: 'ALONE' })
    expect(await listOf(ana)).toMatchObject([{ token }])
    expect((await subscribe(token, ana.bearer)).statusCode).toBe(200)
    expect(await rowsOf(ana.user.id)).toEqual([])
    // who comes again to renew has nothing to finish
    expect((await keep(ana, token)).json()).toEqual([])
  })

  it('asks for consent once more: without it nothing is sent', async () => {
    const [owner, ana] = [await newLandlord(), await newTenant()]
    await ana.ask('POST', '/tenant/file', { applicationType: 'ALONE' })
    await keep(ana, owner.property.token, { agreed: 1 })
    const refused = await subscribe(owner.property.token, ana.bearer, { access: undefined })
    expect([refused.statusCode, refused.json().errors[0].code]).toEqual([400, 'ConsentRequired'])
    expect(await api.applicationsOn(owner.property.id)).toEqual([])
    expect(await listOf(ana)).toHaveLength(1)
  })

  it('is dropped by its tenant alone', async () => {
    const [owner, ana, eve] = [await newLandlord(), await newTenant(), await newTenant()]
    const [{ id }] = (await keep(ana, owner.property.token)).json()
    const foreign = await eve.ask('DELETE', `/tenant/intents/${id}`)
    expect([foreign.statusCode, foreign.json().errors[0].code]).toEqual([404, 'ApplicationNotFound'])
    const dropped = await ana.ask('DELETE', `/tenant/intents/${id}`)
    expect([dropped.statusCode, dropped.json()]).toEqual([200, []])
    expect((await ana.ask('DELETE', `/tenant/intents/${id}`)).statusCode).toBe(404)
    expect((await api.tenantAuditActions(ana.user.id)).at(-1)).toBe('APPLICATION_DROPPED')
  })

  it.each([
    ['renewed', 0, (owner: Awaited<ReturnType<typeof newLandlord>>) => owner.changeLink({ renew: true })],
    ['deleted', 0, (owner: Awaited<ReturnType<typeof newLandlord>>) => owner.remove(owner.property.id)],
    ['paused', 1, (owner: Awaited<ReturnType<typeof newLandlord>>) => owner.changeLink({ paused: true })],
  ])('is not shown once the link or property is %s', async (_, rowsLeft, change) => {
    const [owner, ana] = [await newLandlord(), await newTenant()]
    await keep(ana, owner.property.token)
    await change(owner)
    expect(await listOf(ana)).toEqual([])
    expect(await rowsOf(ana.user.id)).toHaveLength(rowsLeft)
    const reply = await keep(ana, owner.property.token)
    expect([reply.statusCode, reply.json().errors[0].code]).toEqual([404, 'PropertyNotFound'])
  })

  it.each([[{ agreed: 0 }], [{ agreed: 2 }], [{ agreed: '1' }], [{ agreed: 1.5 }]])('refuses %j', async (body) => {
    const reply = await keep(await newTenant(), 'a'.repeat(43), body)
    expect([reply.statusCode, reply.json().errors[0].code]).toEqual([400, 'InvalidField'])
  })

  it('is exported, and deleted with the account', async () => {
    const [owner, ana] = [await newLandlord(), await newTenant()]
    await keep(ana, owner.property.token, { agreed: 1 })
    await owner.changeLink({ paused: true })
    const at = deps.clock().toISOString()
    expect((await ana.ask('GET', '/tenant/export')).json().intents).toEqual([
      {
        propertyName: 'Studio des Lilas',
        startedAt: at,
        consentedAt: at,
        consentVersion: 1,
        consentLanguage: 'fr',
      },
    ])
    expect((await ana.ask('DELETE', '/tenant/account')).statusCode).toBe(204)
    expect(await rowsOf(ana.user.id)).toEqual([])
  })

  describe('by a sign-up', () => {
    const signUp = async (email: string, headers = {}) => {
      const { property } = await newLandlord()
      const body = { email, password, property: property.token }
      expect((await call('POST', '/tenant/register/account', { body, headers })).statusCode).toBe(201)
      const subject = (await pendingUsers(email)).at(-1)?.id ?? ''
      expect(await rowsOf(subject)).toHaveLength(1)
      return subject
    }
    const path = (token: string) => `/tenant/register/confirmAccount/${token}`

    it('goes when the address did not ask for it', async () => {
      const email = newEmail()
      const subject = await signUp(email)
      expect((await call('DELETE', path(await linkTo(email, 'confirm-account')))).statusCode).toBe(204)
      expect(await rowsOf(subject)).toEqual([])
    })

    it('goes when another sign-up of the address is confirmed', async () => {
      const email = newEmail()
      const first = await signUp(email, otherBrowser)
      passSeconds(60)
      const second = await signUp(email)
      expect((await call('POST', path(await linkTo(email, 'confirm-account')))).statusCode).toBe(200)
      expect([await rowsOf(first), await rowsOf(second)]).toEqual([[], [expect.anything()]])
    })

    it('goes when the address is proved by a new password', async () => {
      const email = newEmail()
      const subject = await signUp(email)
      passSeconds(60)
      await call('POST', '/tenant/register/forgotPassword', { body: { email } })
      const token = await linkTo(email, 'reset-password')
      const created = await call('POST', `/tenant/register/createPassword/${token}`, { body: { password } })
      expect(created.statusCode).toBeLessThan(300)
      const owner = peer.tenant.findByEmail(email)
      expect(await rowsOf(subject)).toHaveLength(owner?.id === subject ? 1 : 0)
    })

    it('goes with the account that nobody confirmed', async () => {
      const email = newEmail()
      const subject = await signUp(email)
      const user = peer.tenant.users.get(subject)
      if (user) user.createdTimestamp = deps.clock().getTime()
      passSeconds(7 * day - 1)
      await runJob(deps, unconfirmedAccountsJob)
      expect(await rowsOf(subject)).toHaveLength(1)
      passSeconds(1)
      await runJob(deps, unconfirmedAccountsJob)
      expect(await rowsOf(subject)).toEqual([])
    })
  })

  it('is over after 30 days, and then deleted', async () => {
    passSeconds(60)
    const [owner, ana] = [await newLandlord(), await newTenant()]
    await keep(ana, owner.property.token)
    passSeconds(30 * day - 1)
    expect(await listOf(await enterTenant(ana.user))).toHaveLength(1)
    // those of the tests above
    await runJob(deps, endedIntentsJob)
    expect(await rowsOf(ana.user.id)).toHaveLength(1)
    passSeconds(1)
    expect(await listOf(await enterTenant(ana.user))).toEqual([])
    expect(await runJob(deps, endedIntentsJob)).toEqual({ rows: 1 })
    expect(await rowsOf(ana.user.id)).toEqual([])
  })
})
