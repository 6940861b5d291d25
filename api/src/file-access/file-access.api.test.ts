import { describe, expect, it } from 'vitest'
import { startTenants } from '#test/tenants.ts'

const api = await startTenants()
const { newTenantAt, newShared, newLandlord, subscribe, sql, kindsTo, applicationsOn, passSeconds, decide } = api
const month = 31 * 24 * 3_600

async function applied(status: 'TO_PROCESS' | 'VALIDATED' = 'VALIDATED') {
  const ana = await newTenantAt(status)
  const owner = await newLandlord()
  await subscribe(owner.property.token, ana.bearer)
  const [application] = await applicationsOn(owner.property.id)
  const rows = async () => (await owner.get(owner.property.id)).json().propertiesApartmentSharing
  const change = (body: object, tenant = ana) => tenant.ask('POST', `/tenant/accesses/${application.id}`, body)
  return { ana, owner, id: application.id, rows, change }
}

describe('who sees my file', () => {
  it('lists each property applied to: owner, period, state', async () => {
    const { ana, owner, id } = await applied()
    expect((await ana.ask('GET', '/tenant/accesses')).json()).toEqual({
      accesses: [
        {
          id,
          propertyName: 'Studio des Lilas',
          address: owner.property.address,
          ownerName: 'Nora Petit',
          appliedAt: '2026-11-12T10:00:00.000Z',
          accessEndsOn: '2026-12-12',
          paused: false,
          mayResume: false,
          mayExtend: true,
          scope: 'FILE',
          mayShareFile: false,
          stage: 'RECEIVED',
          status: 'OPEN',
          visits: [],
          viewingLinks: [],
        },
      ],
      stops: [],
    })
  })

  it('gives the street to whoever has applied, and to nobody before or after a withdrawal', async () => {
    const { ana, owner, id } = await applied()
    const [street = ''] = owner.property.address.split(/ (?=\d{5})/)
    const bo = await newTenantAt('VALIDATED')
    await bo.ask('POST', '/tenant/intents', { token: owner.property.token })
    const seenBy = async (tenant: typeof ana) =>
      (await Promise.all(['accesses', 'intents'].map((list) => tenant.ask('GET', `/tenant/${list}`)))).map(
        ({ body }) => body,
      )
    expect((await seenBy(ana)).join()).toContain(street)
    const before = await seenBy(bo)
    expect(before.join()).toContain(owner.property.name)
    expect(before.join()).not.toContain(street)
    await ana.ask('DELETE', `/tenant/accesses/${id}`)
    expect((await seenBy(ana)).join()).not.toContain(street)
  })

  it('lists what the owner opened and when, latest first', async () => {
    const { ana, id } = await applied()
    const visit = `insert into file_visit (application_id, kind, hour, visited_at) values ($1, $2, $3, $3)`
    await sql(visit, [id, 'VIEW', '2026-11-12T10:00:00Z'])
    await sql(visit, [id, 'PDF', '2026-11-12T11:00:00Z'])
    expect((await ana.ask('GET', '/tenant/accesses')).json().accesses[0].visits).toEqual([
      { kind: 'PDF', visitedAt: '2026-11-12T11:00:00.000Z' },
      { kind: 'VIEW', visitedAt: '2026-11-12T10:00:00.000Z' },
    ])
  })

  it('is empty before a file exists, and shows a file that waits', async () => {
    const nobody = await api.newTenant()
    expect((await nobody.ask('GET', '/tenant/accesses')).json()).toEqual({ accesses: [], stops: [] })
    const { ana } = await applied('TO_PROCESS')
    expect((await ana.ask('GET', '/tenant/accesses')).json().accesses[0].status).toBe('WAITING')
  })
})

describe('pausing', () => {
  it('hides everything but the row at once, until resumed', async () => {
    const { ana, owner, rows, change } = await applied()
    expect((await rows())[0].apartmentSharing).toMatchObject({ totalSalary: 2_468.13, token: expect.any(String) })
    const { accesses } = (await change({ paused: true })).json()
    expect(accesses).toMatchObject([{ paused: true, mayResume: true, status: 'PAUSED' }])
    const [row] = await rows()
    expect(row).toMatchObject({ paused: true, apartmentSharing: { status: 'VALIDATED' } })
    expect(JSON.stringify(row)).not.toMatch(/2468|token|totalSalary/)
    await change({ paused: false })
    expect((await rows())[0].apartmentSharing.token).toBeDefined()
    expect((await rows())[0].paused).toBeUndefined()
    expect(await api.tenantAuditActions(ana.user.id)).toEqual(
      expect.arrayContaining(['ACCESS_PAUSED', 'ACCESS_RESUMED']),
    )
    expect(await kindsTo(owner.email)).not.toContain('application-withdrawn')
  })

  it('ends by applying again', async () => {
    const { ana, owner, rows, change } = await applied()
    await change({ paused: true })
    await subscribe(owner.property.token, ana.bearer)
    expect((await rows())[0].apartmentSharing.token).toBeDefined()
  })

  it('does not tell the owner about a verdict', async () => {
    const { ana, owner, change } = await applied('TO_PROCESS')
    await change({ paused: true })
    await decide(await ana.myId(), 'VALIDATED')
    expect(await kindsTo(owner.email)).not.toContain('applicant-now-verified')
  })
})

describe('withdrawing', () => {
  it('removes the owner’s row at once and tells them', async () => {
    const { ana, owner, id, rows } = await applied()
    expect((await ana.ask('DELETE', `/tenant/accesses/${id}`)).json().accesses).toEqual([])
    expect(await rows()).toEqual([])
    expect(await kindsTo(owner.email)).toContain('application-withdrawn')
    expect((await ana.ask('DELETE', `/tenant/accesses/${id}`)).statusCode).toBe(404)
    expect(await api.tenantAuditActions(ana.user.id)).toContain('ACCESS_WITHDRAWN')
  })
})

describe('extending', () => {
  it('renews the consent for a month from today; the owner is not told while it is open', async () => {
    const { ana, owner, change } = await applied()
    const mails = await kindsTo(owner.email)
    passSeconds(24 * 3_600)
    const again = await api.enterTenant(ana.user, 'en')
    const { accesses } = (await change({ extend: true }, again)).json()
    expect(accesses).toMatchObject([{ accessEndsOn: '2026-12-13', status: 'OPEN' }])
    expect(await kindsTo(owner.email)).toEqual(mails)
    expect((await applicationsOn(owner.property.id))[0]).toMatchObject({ consent_language: 'en', consent_version: 1 })

    passSeconds(month + 24 * 3_600)
    const later = await api.enterTenant(ana.user)
    expect((await later.ask('GET', '/tenant/accesses')).json().accesses[0].status).toBe('ENDED')
    await change({ extend: true }, later)
    expect((await later.ask('GET', '/tenant/accesses')).json().accesses[0].status).toBe('OPEN')
    expect(await kindsTo(owner.email)).toEqual([...mails, 'application-verified'])
  })

  it.each([{ extend: false }, { paused: 1 }, { paused: 'true' }])('refuses %j', async (body) => {
    const { change } = await applied()
    expect((await change(body)).statusCode).toBe(400)
  })
})

describe('in a shared file', () => {
  it('every tenant sees, pauses and withdraws; only the initiator extends', async () => {
    const [ana, ben] = await newShared('COUPLE', 'shared-access@example.org')
    const owner = await newLandlord()
    await subscribe(owner.property.token, await api.tenantToken(ana.user))
    const [{ id }] = await applicationsOn(owner.property.id)
    const joiner = await api.enterTenant(ben.user)
    expect((await joiner.ask('GET', '/tenant/accesses')).json()).toMatchObject({ accesses: [{ id, mayExtend: false }] })
    const refused = await joiner.ask('POST', `/tenant/accesses/${id}`, { extend: true, paused: true })
    expect([refused.statusCode, refused.json().errors[0].code]).toEqual([403, 'InitiatorOnly'])
    expect((await joiner.ask('POST', `/tenant/accesses/${id}`, { paused: true })).statusCode).toBe(200)
    expect((await joiner.ask('DELETE', `/tenant/accesses/${id}`)).statusCode).toBe(200)
    expect(await applicationsOn(owner.property.id)).toEqual([])
  })
})

describe('data', () => {
  it('is exported: everything about oneself, nothing about others', async () => {
    const [ana, ben] = await newShared('COUPLE', 'export@example.org')
    await ben.fill()
    const initiator = await api.enterTenant(ana.user)
    await initiator.fill()
    const owner = await newLandlord()
    await subscribe(owner.property.token, initiator.bearer)
    const reply = await initiator.ask('GET', '/tenant/export')
    expect(reply.json()).toMatchObject({
      profile: { email: ana.email, file: { monthlyIncome: 2_468.13, documents: [{}, {}, {}, {}] } },
      accesses: [{ ownerName: 'Nora Petit', consentVersion: 1, consentLanguage: 'fr' }],
      actions: expect.arrayContaining([{ occurredAt: expect.any(String), action: 'APPLIED' }]),
    })
    expect(reply.body).not.toContain(owner.email)
    expect(reply.json().actions.at(-1).action).toBe('DATA_EXPORTED')
  })
})
