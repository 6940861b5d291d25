import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { tenant } from '#test/applications.ts'
import { startTenants } from '#test/tenants.ts'

const api = await startTenants()
const { newShared, newLandlord, subscribe, sql, kindsTo, mailsTo, applicationsOn, enterTenant, tenantToken } = api
let people = 0
const newEmail = () => `stop-${++people}@example.org`
const outcome = (reply: { statusCode: number; json: () => { errors?: { code: string; message?: string }[] } }) => [
  reply.statusCode,
  reply.json().errors?.[0],
]
const stoppedByBen = [409, { code: 'StoppedByCoTenant', message: 'Ben' }]

type Person = Awaited<ReturnType<typeof enterTenant>>
const accessesOf = async (person: Person) => (await person.ask('GET', '/tenant/accesses')).json()

/** Ana applied for Ben and Cleo. */
async function applied() {
  const [first, second, third] = await newShared('GROUP', newEmail(), newEmail())
  const [ana, ben, cleo] = [first, second, third as typeof second]
  await ben.ask('POST', '/tenant/names', { firstName: 'Ben', lastName: 'Petit' })
  const owner = await newLandlord()
  const apply = async () => subscribe(owner.property.token, await tenantToken(ana.user))
  await apply()
  const [{ id }] = await applicationsOn(owner.property.id)
  const change = (person: Person, body: object) => person.ask('POST', `/tenant/accesses/${id}`, body)
  return { ana, ben, cleo, owner, id, apply, change }
}

describe('a pause by a co-tenant', () => {
  it('is ended by nobody else, and not by applying again', async () => {
    const { ana, ben, cleo, owner, apply, change } = await applied()
    await change(ben, { paused: true })
    for (const other of [ana, cleo]) {
      expect(outcome(await change(other, { paused: false }))).toEqual(stoppedByBen)
      expect((await accessesOf(other)).accesses).toMatchObject([
        { status: 'PAUSED', mayResume: false, pausedBy: { firstName: 'Ben' } },
      ])
    }
    const mails = await kindsTo(owner.email)
    expect(outcome(await apply())).toEqual(stoppedByBen)
    expect((await applicationsOn(owner.property.id))[0].paused_at).not.toBeNull()
    expect(await kindsTo(owner.email)).toEqual(mails)

    const [access] = (await accessesOf(ben)).accesses
    expect([access.mayResume, access.pausedBy]).toEqual([true, undefined])
    expect((await change(ben, { paused: false })).json().accesses).toMatchObject([{ paused: false }])
    expect((await apply()).statusCode).toBe(200)
  })

  it('of two lasts until both have resumed', async () => {
    const { ana, ben, cleo, change } = await applied()
    await change(ben, { paused: true })
    await change(cleo, { paused: true })
    expect((await change(cleo, { paused: false })).json().accesses).toMatchObject([{ paused: true, mayResume: false }])
    expect((await change(ben, { paused: false })).json().accesses).toMatchObject([{ paused: false }])
    expect((await accessesOf(ana)).accesses).toMatchObject([{ paused: false, status: 'WAITING' }])
  })

  it('by the initiator ends by applying again, and whose author is not known by everyone', async () => {
    const { ana, ben, id, apply, change } = await applied()
    await change(ana, { paused: true })
    expect(outcome(await change(ben, { paused: false }))[0]).toBe(409)
    await apply()
    expect((await accessesOf(ana)).accesses).toMatchObject([{ paused: false }])
    await sql('update application set paused_at = now() where id = $1', [id])
    expect((await change(ben, { paused: false })).json().accesses).toMatchObject([{ paused: false }])
  })

  it('no longer binds the others once its author has left the file', async () => {
    const { ana, ben, change } = await applied()
    await change(ben, { paused: true })
    await ben.ask('DELETE', `/tenant/coTenants/${await ben.myId()}`)
    expect((await change(ana, { paused: false })).json().accesses).toMatchObject([{ paused: false }])
  })
})

describe('a withdrawal by a co-tenant', () => {
  it('refuses a new application until they allow it again', async () => {
    const { ana, ben, owner, id, apply } = await applied()
    await ben.ask('DELETE', `/tenant/accesses/${id}`)
    expect(outcome(await apply())).toEqual(stoppedByBen)
    expect(await applicationsOn(owner.property.id)).toEqual([])

    const [seen] = (await accessesOf(ana)).stops
    expect(seen).toMatchObject({ propertyName: 'Studio des Lilas', ownerName: 'Nora Petit', isMine: false, by: 'Ben' })
    expect((await ana.ask('DELETE', `/tenant/stops/${seen.id}`)).statusCode).toBe(404)
    const [own] = (await accessesOf(ben)).stops
    expect([own.id, own.isMine, own.by]).toEqual([seen.id, true, undefined])
    expect((await ben.ask('DELETE', `/tenant/stops/${own.id}`)).json()).toEqual({ accesses: [], stops: [] })
    expect((await apply()).statusCode).toBe(200)
    expect(await api.tenantAuditActions(ben.user.id)).toEqual(
      expect.arrayContaining(['ACCESS_WITHDRAWN', 'ACCESS_RESUMED']),
    )
  })

  it('by the initiator binds nobody, and leaves with a deleted account', async () => {
    const { ana, ben, owner, id, apply } = await applied()
    await ana.ask('DELETE', `/tenant/accesses/${id}`)
    expect((await apply()).statusCode).toBe(200)
    const [again] = await applicationsOn(owner.property.id)
    await ben.ask('DELETE', `/tenant/accesses/${again.id}`)
    await ben.ask('DELETE', '/tenant/account')
    expect(await sql('select 1 from access_stop where subject = $1', [ben.user.id])).toEqual([])
    expect((await apply()).statusCode).toBe(200)
  })
})

describe('a new application', () => {
  it('is told to everybody in the file, with the way out, in their own language', async () => {
    const { ana, ben, cleo, owner, apply } = await applied()
    const invited = newEmail()
    await ana.ask('POST', '/tenant/coTenants', { email: invited })
    for (const { email } of [ben, cleo])
      expect(await kindsTo(email)).toEqual(['co-tenant-invitation', 'applied-together'])
    const mail = (await mailsTo(ben.email)).at(-1)
    expect(mail.content).toMatchObject({
      site: 'tenant',
      title: 'Ana a candidaté avec votre dossier commun',
      action: { path: '/acces' },
      facts: expect.arrayContaining([{ label: 'Propriétaire', value: 'Nora Petit' }]),
    })
    await apply()
    expect(await kindsTo(ben.email)).toHaveLength(2)

    const next = await newLandlord()
    await sql(`update tenant_profile set language = 'en' where subject = $1`, [ben.user.id])
    await subscribe(next.property.token, await tenantToken(ana.user), {}, { 'accept-language': 'fr' })
    expect((await mailsTo(ben.email)).at(-1)).toMatchObject({ kind: 'applied-together', language: 'en' })
    expect((await mailsTo(cleo.email)).at(-1)).toMatchObject({ kind: 'applied-together', language: 'fr' })
    expect(await kindsTo(invited)).toEqual(['co-tenant-invitation'])
    expect(owner.email).not.toBe(next.email)
  })
})

describe('a delivered file', () => {
  it('shows its accesses to each tenant, who can withdraw for good, also after the next delivery', async () => {
    const [eve, finn] = [await api.newTenant('fr'), await api.newTenant('en')]
    const members = [
      tenant({ firstName: 'Eve', email: eve.email, subject: eve.user.id }),
      tenant({ firstName: 'Finn', email: finn.email, subject: finn.user.id, tenantType: 'JOIN' }),
    ]
    const file = { id: randomUUID(), applicationType: 'COUPLE', tenants: members }
    await api.deliver(file)
    const owner = await newLandlord()
    const apply = async () => subscribe(owner.property.token, await tenantToken(eve.user))
    await apply()
    expect(await kindsTo(finn.email)).toEqual(['applied-together'])

    expect((await accessesOf(eve)).accesses).toMatchObject([{ ownerName: 'Nora Petit', mayExtend: true }])
    const [{ id, mayExtend }] = (await accessesOf(finn)).accesses
    expect(mayExtend).toBe(false)
    const stranger = await api.newTenant()
    expect((await stranger.ask('DELETE', `/tenant/accesses/${id}`)).statusCode).toBe(404)
    expect((await finn.ask('DELETE', `/tenant/accesses/${id}`)).json()).toMatchObject({
      accesses: [],
      stops: [{ isMine: true }],
    })
    expect(await applicationsOn(owner.property.id)).toEqual([])
    await api.deliver({ ...file, tenants: members.map((member) => ({ ...member, monthlyIncome: 1 })) })
    expect(outcome(await apply())).toEqual([409, { code: 'StoppedByCoTenant', message: 'Finn' }])
  })
})
