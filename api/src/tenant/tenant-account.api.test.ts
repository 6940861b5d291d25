import { receiptShape } from '@bailclair/domain/identity/receipt.ts'
import { describe, expect, it } from 'vitest'
import { password } from '#test/accounts.ts'
import { startTenants } from '#test/tenants.ts'

const api = await startTenants()
const {
  call,
  peer,
  newEmail,
  pendingUsers,
  linkTo,
  mailsTo,
  kindsTo,
  sql,
  newTenant,
  newTenantAt,
  newShared,
  newLandlord,
} = api
const { subscribe, applicationsOn, passSeconds, enterTenant, tenantAuditActions, giveDocument } = api

const register = (email: string, more: object = {}) =>
  call('POST', '/tenant/register/account', { body: { email, password, ...more } })
const pathTo = async (email: string) => (await mailsTo(email)).at(-1).content.action.path as string

describe('an account of the tenant realm', () => {
  it('is created, confirmed and found there, and not among owners', async () => {
    const email = newEmail()
    expect((await register(email)).statusCode).toBe(201)
    const [{ id } = { id: '' }] = await pendingUsers(email)
    expect(peer.tenant.users.get(id)).toMatchObject({ emailVerified: false })
    const [{ kind, content }] = await mailsTo(email)
    expect([kind, content.site]).toEqual(['confirm-account', 'tenant'])
    expect(content.paragraphs[0]).toContain('compte locataire')
    const token = await linkTo(email, 'confirm-account')
    // a token of one realm is unknown in the other
    expect((await call('GET', `/register/confirmAccount/${token}`)).statusCode).toBe(404)
    expect((await call('GET', `/tenant/register/confirmAccount/${token}`)).json()).toEqual({ email })
    expect(peer.tenant.findByEmail(email)).toMatchObject({ emailVerified: true, enabled: true })
    const taken = await register(email)
    expect([taken.statusCode, taken.json().errors[0].code]).toEqual([409, 'UniqueEmailActiveAccount'])
  })

  it('returns by the mailed link to the property or invitation it came from', async () => {
    const [property, invitation] = ['p'.repeat(43), 'i'.repeat(43)]
    const [one, two] = [newEmail(), newEmail()]
    await register(one, { property })
    expect(await pathTo(one)).toMatch(new RegExp(`^/confirmerCompte/[\\w-]{43}\\?bien=${property}$`))
    await register(two, { invitation })
    expect(await pathTo(two)).toMatch(new RegExp(`\\?invitation=${invitation}$`))
    expect((await register(newEmail(), { property: '//evil.example' })).statusCode).toBe(400)
  })

  it('gets a new password by mail, which ends every session', async () => {
    const tenant = await newTenant()
    expect((await call('POST', '/tenant/register/forgotPassword', { body: { email: tenant.email } })).statusCode).toBe(
      202,
    )
    expect((await call('POST', '/register/forgotPassword', { body: { email: tenant.email } })).statusCode).toBe(404)
    passSeconds(1)
    const path = `/tenant/register/createPassword/${await linkTo(tenant.email, 'reset-password')}`
    expect((await call('POST', path, { body: { password: 'Lune-du-soir-43' } })).json()).toEqual({
      email: tenant.email,
    })
    expect(peer.tenant.findByEmail(tenant.email)?.password).toBe('Lune-du-soir-43')
    expect((await tenant.ask('GET', '/tenant/profile')).statusCode).toBe(401)
    expect((await call('POST', path, { body: { password: 'Lune-du-soir-43' } })).statusCode).toBe(410)
    expect((await mailsTo(tenant.email)).at(-1)).toMatchObject({
      kind: 'password-changed',
      content: { site: 'tenant' },
    })
    passSeconds(1)
    const again = await enterTenant(tenant.user)
    expect((await again.profile()).email).toBe(tenant.email)
  })

  it('refuses an older token also as the first call after a password change', async () => {
    const user = api.addTenant()
    const early = await api.tenantToken(user)
    passSeconds(1)
    await call('POST', '/tenant/register/forgotPassword', { body: { email: user.email } })
    const path = `/tenant/register/createPassword/${await linkTo(`${user.email}`, 'reset-password')}`
    await call('POST', path, { body: { password } })
    expect((await call('GET', '/tenant/profile', { bearer: early })).statusCode).toBe(401)
  })
})

describe('signing out', () => {
  it('ends the session, or all of them, also for applying', async () => {
    const tenant = await newTenantAt('INCOMPLETE')
    const other = await enterTenant(tenant.user)
    const { property } = await newLandlord()
    expect((await tenant.ask('POST', '/tenant/logout')).statusCode).toBe(204)
    expect((await tenant.ask('GET', '/tenant/profile')).statusCode).toBe(401)
    expect((await subscribe(property.token, tenant.bearer)).statusCode).toBe(401)
    expect((await other.ask('GET', '/tenant/profile')).statusCode).toBe(200)
    passSeconds(1)
    expect((await other.ask('POST', '/tenant/logout', { everywhere: true })).statusCode).toBe(204)
    expect((await other.ask('GET', '/tenant/profile')).statusCode).toBe(401)
    expect((await subscribe(property.token, other.bearer)).statusCode).toBe(401)
    expect(await tenantAuditActions(tenant.user.id)).toEqual(
      expect.arrayContaining(['SIGNED_OUT', 'SIGNED_OUT_EVERYWHERE']),
    )
  })
})

/** Searches every text column of every table. */
async function rowsWith(text: string): Promise<string[]> {
  const columns = await sql(
    `select table_name, column_name from information_schema.columns
     where table_schema = 'public' and data_type in ('text', 'character varying', 'jsonb', 'json')`,
  )
  const found = await Promise.all(
    columns.map(async ({ table_name, column_name }) => {
      const rows = await sql(`select 1 from ${table_name} where ${column_name}::text like '%' || $1 || '%'`, [text])
      return rows.length > 0 ? [`${table_name}.${column_name}`] : []
    }),
  )
  return found.flat()
}

describe('deleting everything', () => {
  it('leaves no row with the e-mail but the farewell mail, and refuses old tokens', async () => {
    const tenant = await newTenantAt('VALIDATED')
    const owner = await newLandlord()
    await subscribe(owner.property.token, tenant.bearer)
    await call('POST', '/tenant/register/forgotPassword', { body: { email: tenant.email } })
    await giveDocument({ tenantId: await tenant.myId() }, 'INCOME')
    // someone else waits for them
    const friend = await newTenant()
    const coTenants = [{ email: tenant.email }]
    await friend.ask('POST', '/tenant/file', { applicationType: 'COUPLE', coTenants })

    const reply = await tenant.ask('DELETE', '/tenant/account')
    expect(reply.statusCode).toBe(204)
    expect(reply.headers['x-receipt']).toMatch(receiptShape)
    expect(await rowsWith(tenant.email)).toEqual(['mail_outbox.payload'])
    expect(await kindsTo(tenant.email)).toEqual(['account-deleted'])
    expect(peer.tenant.findByEmail(tenant.email)).toBeUndefined()
    expect(await applicationsOn(owner.property.id)).toEqual([])
    expect(await kindsTo(owner.email)).toContain('application-withdrawn')
    expect(await friend.file()).toMatchObject({ applicationType: 'ALONE', tenants: [{ isMe: true }] })
    expect((await tenant.ask('GET', '/tenant/profile')).statusCode).toBe(401)
    expect(await sql('select 1 from tenant_profile where subject = $1', [tenant.user.id])).toEqual([])
    expect((await tenantAuditActions(tenant.user.id)).at(-1)).toBe('ACCOUNT_DELETED')
  })

  it('of a co-tenant removes their part from the file', async () => {
    const [ana, ben] = await newShared('COUPLE', newEmail())
    await ben.ask('DELETE', '/tenant/account')
    expect(await ana.file()).toMatchObject({ applicationType: 'ALONE', tenants: [{ isMe: true }] })
    expect(await rowsWith(ben.email)).toEqual(['mail_outbox.payload'])
  })

  it('of an initiator ends every access; the first who joined becomes initiator', async () => {
    const [ana, ben, cleo] = await newShared('GROUP', newEmail(), newEmail())
    await ben.fill()
    const owner = await newLandlord()
    await subscribe(owner.property.token, ana.bearer)
    await ana.ask('DELETE', '/tenant/account')
    expect(await applicationsOn(owner.property.id)).toEqual([])
    const file = await ben.file()
    expect(file).toMatchObject({
      applicationType: 'GROUP',
      tenants: [
        { isMe: true, tenantType: 'CREATE' },
        { isMe: false, tenantType: 'JOIN' },
      ],
    })
    expect(file.documents).toHaveLength(4)
    expect((await subscribe(owner.property.token, ben.bearer)).statusCode).toBe(200)
    expect((await subscribe(owner.property.token, cleo?.bearer)).statusCode).toBe(403)
    expect(await rowsWith(ana.email)).toEqual(['mail_outbox.payload'])
  })

  it('of an initiator whom nobody joined deletes the file', async () => {
    const ana = await newTenant()
    const email = newEmail()
    await ana.ask('POST', '/tenant/file', { applicationType: 'COUPLE', coTenants: [{ email }] })
    const token = await linkTo(email, 'co-tenant-invitation')
    await ana.ask('DELETE', '/tenant/account')
    expect(await sql('select 1 from tenant where email = $1', [email])).toEqual([])
    expect((await call('GET', `/tenant/invitation/${token}`)).statusCode).toBe(410)
  })

  it('works while the identity server is down', async () => {
    const tenant = await newTenantAt('INCOMPLETE')
    peer.disturb(() => 'fail')
    expect((await tenant.ask('DELETE', '/tenant/account')).statusCode).toBe(204)
    peer.disturb(() => undefined)
    expect((await tenant.ask('GET', '/tenant/profile')).statusCode).toBe(401)
  })
})
