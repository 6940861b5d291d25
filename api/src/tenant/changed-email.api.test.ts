import { describe, expect, it } from 'vitest'
import { startTenants } from '#test/tenants.ts'

const api = await startTenants()
const { call, newEmail, linkTo, kindsTo, newTenant, newTenantAt, newShared, newLandlord, subscribe } = api
const { enterTenant, accept } = api

type Tenant = Awaited<ReturnType<typeof newTenant>>
const codeOf = (reply: Awaited<ReturnType<typeof call>>) => [reply.statusCode, reply.json().errors?.[0].code]

/** Someone who has asked for another address: which one. */
async function changing<T extends Tenant>(tenant: T) {
  const next = newEmail()
  await tenant.ask('POST', '/tenant/email', { email: next })
  return { ...tenant, next }
}
/** And has opened the link mailed to it. */
async function changed<T extends Tenant>(tenant: T) {
  const asked = await changing(tenant)
  await call('POST', `/tenant/confirmEmail/${await linkTo(asked.next, 'email-change')}`)
  return asked
}

describe('a changed e-mail', () => {
  it('is used for mails about applications and in the export', async () => {
    const tenant = await newTenantAt('VALIDATED')
    const { property, bearer } = await newLandlord()
    await subscribe(property.token, tenant.bearer)
    const { next, ask, email } = await changed(tenant)
    const before = await kindsTo(email)
    await call('DELETE', `/property/${property.id}`, { bearer })
    expect(await kindsTo(next)).toEqual(['email-change', 'property-gone'])
    expect(await kindsTo(email)).toEqual(before)
    const data = (await ask('GET', '/tenant/export')).json()
    expect(data.profile.email).toBe(next)
    expect(JSON.stringify(data)).not.toContain(email)
  })

  it('is in the export while pending', async () => {
    const { ask, next } = await changing(await newTenant())
    expect((await ask('GET', '/tenant/export')).json().profile.pendingEmail).toBe(next)
  })

  it('of a co-tenant is not told to the initiator, who typed the old one (decision 113)', async () => {
    const [ana, ben] = await newShared('COUPLE', newEmail())
    expect((await ana.file()).tenants[1]?.email).toBe(ben.email)
    const { next } = await changed(ben)
    expect((await ben.file()).tenants.find(({ isMe }) => isMe)?.email).toBe(next)
    expect(JSON.stringify(await ana.file())).not.toMatch(new RegExp(`${next}|${ben.email}`))
  })

  it('typed in a later invitation is shown again', async () => {
    const ben = await changed(await newTenant())
    await ben.ask('POST', '/tenant/file', { applicationType: 'ALONE' })
    const ana = await newTenant()
    await ana.ask('POST', '/tenant/file', { applicationType: 'COUPLE', coTenants: [{ email: ben.next }] })
    const again = await enterTenant(ben.user)
    expect((await accept(ben.next, again)).reply.statusCode).toBe(200)
    expect((await ana.file()).tenants[1]).toMatchObject({ joined: true, email: ben.next })
  })

  it('leaves an invitation with the old address', async () => {
    const ben = await newTenant()
    const ana = await newTenant()
    await ana.ask('POST', '/tenant/file', { applicationType: 'COUPLE', coTenants: [{ email: ben.email }] })
    await changed(ben)
    const again = await enterTenant(ben.user)
    expect(codeOf((await accept(ben.email, again)).reply)).toEqual([403, 'InvitationNotYours'])
    expect((await ana.file()).tenants[1]).toMatchObject({ joined: false, email: ben.email })
  })

  it('is not revealed when an older token accepts an invitation', async () => {
    const ben = await newTenant()
    const ana = await newTenant()
    await ana.ask('POST', '/tenant/file', { applicationType: 'COUPLE', coTenants: [{ email: ben.email }] })
    await changed(ben)
    expect((await accept(ben.email, ben)).reply.statusCode).toBe(200)
    expect((await ana.file()).tenants[1]).not.toHaveProperty('email')
  })
})
