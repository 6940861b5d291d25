import { describe, expect, it } from 'vitest'
import { startTenants } from '#test/tenants.ts'
import { unusedDevices } from './known-device.repository.ts'
import { createDeviceWatch } from './known-device.service.ts'

const { deps, call, addUser, signIn, mailsTo, auditActionsOf, sql, passSeconds, newTenant, tenantToken } =
  await startTenants()

const [home, office] = ['h'.repeat(22), 'o'.repeat(22)]
const chrome = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36'
type User = ReturnType<typeof addUser>

/** A new session of the owner, with one call. */
async function visit(user: User, device: string | undefined, { path = '/owner/profile', language = 'fr' } = {}) {
  const { bearer, sid } = await signIn(user)
  const headers = { 'user-agent': chrome, 'accept-language': language, 'x-device': device ?? '' }
  return { sid, bearer, reply: await call('GET', path, { bearer, headers }) }
}
const kindsTo = async (user: User) => (await mailsTo(`${user.email}`)).map(({ kind }) => kind)

describe('a sign-in from a new device', () => {
  it('is mailed to its person, with when and what kind of browser; the very first one is not', async () => {
    const user = addUser()
    await visit(user, home)
    expect(await kindsTo(user)).toEqual([])
    await visit(user, office)
    expect(await mailsTo(`${user.email}`)).toMatchObject([
      {
        kind: 'new-device',
        language: 'fr',
        content: {
          subject: 'Nouvelle connexion à votre compte',
          facts: [{ value: expect.stringContaining('12 novembre 2026') }, { value: 'Chrome sur Windows' }],
          action: { path: '/connexion-et-securite' },
        },
      },
    ])
    expect(await auditActionsOf(user.id)).toEqual(['NEW_DEVICE'])
  })

  it('is told once; later sessions of the same device are not', async () => {
    const user = addUser()
    for (const device of [home, office, office, home]) await visit(user, device)
    expect(await kindsTo(user)).toEqual(['new-device'])
  })

  it('is told whichever call comes first, also to a program that names no device', async () => {
    const user = addUser()
    await visit(user, home)
    const { bearer } = await visit(user, undefined, { path: '/owner/export' })
    await call('GET', '/owner/profile', { bearer })
    await visit(user, 'not an id', { language: 'en' })
    expect((await mailsTo(`${user.email}`)).map(({ content }) => content.subject)).toEqual([
      'Nouvelle connexion à votre compte',
      'New sign-in to your account',
    ])
  })

  it('is told once for parallel calls and instances', async () => {
    const user = addUser()
    await visit(user, home)
    const { bearer } = await signIn(user)
    const headers = { 'x-device': office }
    await Promise.all(Array.from({ length: 5 }, () => call('GET', '/owner/profile', { bearer, headers })))
    const { ownerId, session } = await deps.verifyAccessToken(bearer)
    const another = createDeviceWatch(deps)
    await another({ realm: 'owner', session, ownerId, device: office, userAgent: undefined, language: 'fr' })
    expect(await kindsTo(user)).toEqual(['new-device'])
  })

  it('is told again by the next call when the database failed', async () => {
    const user = addUser()
    await visit(user, home)
    await sql('alter table mail_outbox rename to mail_outbox_away')
    const { bearer, reply } = await visit(user, office)
    await sql('alter table mail_outbox_away rename to mail_outbox')
    expect(reply.statusCode).toBe(500)
    await call('GET', '/owner/profile', { bearer, headers: { 'x-device': office } })
    expect(await kindsTo(user)).toEqual(['new-device'])
  })

  it('is told to tenants too', async () => {
    const tenant = await newTenant()
    const bearer = await tenantToken(tenant.user, { sid: 'another session' })
    await call('GET', '/tenant/profile', { bearer, headers: { 'x-device': office } })
    expect(await mailsTo(tenant.email)).toMatchObject([{ kind: 'new-device', content: { site: 'tenant' } }])
  })
})

describe('known devices', () => {
  it('name nobody', async () => {
    const user = addUser()
    await visit(user, home)
    const rows = JSON.stringify(
      await sql(`select encode(account, 'escape'), encode(device, 'escape') from known_device`),
    )
    expect(rows).not.toContain(home)
    expect(rows).not.toContain(user.id)
  })

  it('are forgotten after a year without use, except the latest, and with the account', async () => {
    const user = addUser()
    const devicesOf = async () => (await sql('select from known_device')).length
    const before = await devicesOf()
    await visit(user, home)
    passSeconds(2 * 86_400)
    await visit(user, office)
    passSeconds(400 * 86_400)
    await unusedDevices.remove(deps.db, deps.clock(), 1_000)
    const { bearer } = await visit(user, office)
    expect(await kindsTo(user)).toEqual(['new-device'])
    expect(await devicesOf()).toBeLessThanOrEqual(before + 1)
    await call('DELETE', '/owner/deleteAccount', { bearer })
    await visit(addUser(), home)
    expect(await devicesOf()).toBeLessThanOrEqual(before + 1)
  })
})
