import { describe, expect, it } from 'vitest'
import { startApplications, tenant } from '#test/applications.ts'

const api = await startApplications()
const { newLandlord, newApplicant, addTenant, tenantToken, deliver, subscribe, passSeconds, deps, applicationsOn } = api

type Landlord = Awaited<ReturnType<typeof newLandlord>>
/** What the owner sees, with a new session. */
const look = async ({ user, property }: Landlord) => {
  const owner = await api.enter(user)
  const { propertiesApartmentSharing: rows, ...seen } = (await owner.get(property.id)).json()
  const summary = (await owner.profile()).properties.find(({ id }: { id: string }) => id === property.id)
  return { rows, seen, summary }
}

describe('the applications on a property', () => {
  it('show everything of a verified file, as the contract describes', async () => {
    const owner = await newLandlord()
    const [first, second] = [addTenant(), addTenant()]
    const updatedAt = new Date(deps.clock().getTime() - 3_600_000).toISOString()
    const tenants = [
      tenant({
        email: second.email,
        tenantType: 'JOIN',
        firstName: 'Bo',
        monthlyIncome: 1_000.1,
        guarantors: [{ monthlyIncome: null }, { monthlyIncome: 2_000.2 }],
      }),
      tenant({ email: first.email, subject: first.id, monthlyIncome: 1_500.2, guarantors: [{ monthlyIncome: 3_000 }] }),
    ]
    await deliver({ id: 'a-couple', updatedAt, applicationType: 'COUPLE', tenants })
    await subscribe(owner.property.token, await tenantToken(first))
    const { rows, seen, summary } = await look(owner)
    const [{ id, token }] = await applicationsOn(owner.property.id)
    expect(rows).toEqual([
      {
        id,
        createdAt: deps.clock().toISOString(),
        accessEndsOn: '2026-12-12',
        isNew: true,
        stage: 'RECEIVED',
        apartmentSharing: {
          status: 'VALIDATED',
          applicationType: 'COUPLE',
          lastUpdateDate: updatedAt,
          tenants: [
            { firstName: 'Ana', lastName: 'Durand', tenantType: 'CREATE', salary: 1_500.2 },
            { firstName: 'Bo', lastName: 'Durand', tenantType: 'JOIN', salary: 1_000.1 },
          ],
          totalSalary: 2_500.3,
          totalGuarantorSalary: 5_000.2,
          token,
          external: true,
        },
      },
    ])
    for (const counted of [seen, summary])
      expect(counted).toMatchObject({ propertyApartmentSharingCount: 1, verifiedCount: 1 })

    const declined = tenants.map((one) => ({ ...one, status: 'DECLINED' }))
    const later = deps.clock().toISOString()
    await deliver({ id: 'a-couple', updatedAt: later, applicationType: 'COUPLE', tenants: declined })
    expect((await look(owner)).rows[0].apartmentSharing.tenants).toEqual([
      { firstName: 'Ana', lastName: 'Durand', tenantType: 'CREATE' },
      { firstName: 'Bo', lastName: 'Durand', tenantType: 'JOIN' },
    ])
  })

  it.each([
    ['no guarantor', []],
    ['an organisation that vouches', [{}]],
  ])('show no guarantor income with %s', async (_, guarantors) => {
    const owner = await newLandlord()
    const ana = await newApplicant({ guarantors, monthlyIncome: null })
    await subscribe(owner.property.token, ana.token)
    const [{ apartmentSharing }] = (await look(owner)).rows
    expect(apartmentSharing).toMatchObject({ totalSalary: 0, token: expect.any(String) })
    expect(apartmentSharing).not.toHaveProperty('totalGuarantorSalary')
  })

  it('are sorted latest first', async () => {
    const owner = await newLandlord()
    for (const firstName of ['One', 'Two', 'Three']) {
      await subscribe(owner.property.token, (await newApplicant({ firstName })).token)
      passSeconds(1)
    }
    const names = (await look(owner)).rows.map(
      ({ apartmentSharing }: { apartmentSharing: { tenants: { firstName: string }[] } }) =>
        apartmentSharing.tenants[0]?.firstName,
    )
    expect(names).toEqual(['Three', 'Two', 'One'])
  })

  it('hide archived files, also in the count, until the tenant returns', async () => {
    const owner = await newLandlord()
    const ana = await newApplicant()
    await subscribe(owner.property.token, ana.token)
    await ana.change({ status: 'ARCHIVED' })
    const { rows, summary } = await look(owner)
    expect([rows, summary.propertyApartmentSharingCount, summary.verifiedCount]).toEqual([[], 0, 0])
    await ana.change({ status: 'INCOMPLETE' })
    const back = await look(owner)
    expect(back.rows).toHaveLength(1)
    expect([back.summary.propertyApartmentSharingCount, back.summary.verifiedCount]).toEqual([1, 0])
  })

  it('keep a row without figures after the access has ended, until it is deleted', async () => {
    const owner = await newLandlord()
    const ana = await newApplicant({ monthlyIncome: 7_654.32 })
    await subscribe(owner.property.token, ana.token)
    const on = (date: string) => passSeconds((Date.parse(`${date}T10:00:00Z`) - deps.clock().getTime()) / 1_000)
    on('2026-12-12')
    expect((await look(owner)).rows[0].apartmentSharing.totalSalary).toBe(7_654.32)
    on('2026-12-13')
    const ended = await look(owner)
    expect(ended.rows).toEqual([expect.objectContaining({ accessEndsOn: '2026-12-12' })])
    expect(Object.keys(ended.rows[0].apartmentSharing).toSorted()).toEqual([
      'applicationType',
      'lastUpdateDate',
      'status',
      'tenants',
    ])
    for (const counted of [ended.seen, ended.summary])
      expect(counted).toMatchObject({ propertyApartmentSharingCount: 1, verifiedCount: 0, endedCount: 1, newCount: 0 })
    on('2027-03-11')
    expect((await look(owner)).rows).toHaveLength(1)
    on('2027-03-12')
    const purged = await look(owner)
    expect([purged.rows, purged.summary.propertyApartmentSharingCount]).toEqual([[], 0])
  })

  it('are counted per property, and never for another owner', async () => {
    const [owner, other] = [await newLandlord(), await newLandlord()]
    passSeconds(1)
    const second = await owner.create({ ...owner.property, id: undefined, validated: true })
    for (const status of ['VALIDATED', 'TO_PROCESS', 'DECLINED', 'INCOMPLETE', 'ARCHIVED']) {
      const ana = await newApplicant()
      await subscribe(second.token, ana.token)
      await ana.change({ status })
    }
    const { properties } = await owner.profile()
    type Counted = { propertyApartmentSharingCount: number; verifiedCount: number }
    const counts = properties.map((property: Counted) => [
      property.propertyApartmentSharingCount,
      property.verifiedCount,
    ])
    expect(counts).toEqual([
      [0, 0],
      [4, 1],
    ])
    expect((await other.profile()).properties[0]).toMatchObject({ propertyApartmentSharingCount: 0 })
  })
})

describe('figures of files that are not verified', () => {
  it('are visible again only after the verdict', async () => {
    const owner = await newLandlord()
    const ana = await newApplicant({ status: 'TO_PROCESS' })
    await subscribe(owner.property.token, ana.token)
    expect((await look(owner)).rows[0].apartmentSharing).not.toHaveProperty('totalSalary')
    await ana.change({ status: 'VALIDATED' })
    expect((await look(owner)).rows[0].apartmentSharing).toMatchObject({ totalSalary: 2_468.13 })
    await ana.change({ status: 'DECLINED' })
    expect((await look(owner)).rows[0].apartmentSharing).not.toHaveProperty('totalSalary')
  })
})
