import type { ApplicationOfOwner } from '@bailclair/domain/application/application-list.contract.ts'
import { countRows, rowStatus } from '@bailclair/domain/application/row-state.rules.ts'
import { todayInParis } from '@bailclair/domain/value/today.ts'
import { describe, expect, it } from 'vitest'
import { startApplications } from '#test/applications.ts'

const api = await startApplications()
const { newLandlord, newApplicant, subscribe, call, sql, passSeconds, deps } = api

type Landlord = Awaited<ReturnType<typeof newLandlord>>
type List = {
  applications: ApplicationOfOwner[]
  found: number
  counts: Record<'verified' | 'waiting' | 'ended', number>
  newCount: number
}

/** With a new session: tokens last for minutes, and tests pass days. */
async function look({ user }: Landlord, query = ''): Promise<List> {
  const { bearer } = await api.enter(user)
  const reply = await call('GET', `/owner/applications${query}`, { bearer })
  expect(reply.statusCode).toBe(200)
  return reply.json()
}
const namesIn = ({ applications }: List) => applications.map((row) => row.apartmentSharing.tenants[0]?.firstName)
const markSeen = async ({ user }: Landlord, body: unknown) => {
  const { bearer } = await api.enter(user)
  return call('POST', '/owner/applications/seen', { bearer, body: body as object })
}
async function apply(token: string, firstName: string, status = 'VALIDATED') {
  const applicant = await newApplicant({ firstName })
  await subscribe(token, applicant.token)
  await applicant.change({ firstName, status })
  passSeconds(1)
  return applicant
}
const setPaused = (propertyId: string) =>
  sql(`update application set paused_at = now() where property_id = $1 and file_status = 'VALIDATED'`, [propertyId])
const days = 86_400

/** Two properties: one with a row of each status, another with a row whose access has ended. */
async function newLandlordOfAll() {
  const owner = await newLandlord()
  const second = await owner.create({ ...owner.property, id: undefined, name: 'Grand studio', validated: true })
  await apply(second.token, 'Paused')
  await setPaused(second.id)
  await apply(second.token, 'Ended')
  await sql(`update application set access_ends_on = $2 where property_id = $1 and paused_at is null`, [
    second.id,
    '2026-11-11',
  ])
  const files = {
    Verified: 'VALIDATED',
    Processed: 'TO_PROCESS',
    Declined: 'DECLINED',
    Begun: 'INCOMPLETE',
    Gone: 'ARCHIVED',
  }
  for (const [name, status] of Object.entries(files)) await apply(owner.property.token, name, status)
  return { ...owner, second }
}

describe('the applications to all properties', () => {
  it('name their property and its rent, latest first and ended last', async () => {
    const owner = await newLandlordOfAll()
    const list = await look(owner)
    expect(namesIn(list)).toEqual(['Begun', 'Declined', 'Processed', 'Verified', 'Paused', 'Ended'])
    expect(list.applications[3]?.property).toEqual({
      id: owner.property.id,
      name: owner.property.name,
      rentCost: owner.property.rentCost,
      chargesCost: owner.property.chargesCost,
    })
    expect(list.applications[4]?.property).toMatchObject({ id: owner.second.id, name: 'Grand studio' })
    expect(list.applications.map((row) => 'totalSalary' in row.apartmentSharing)).toEqual([
      false,
      false,
      false,
      true,
      false,
      false,
    ])
  })

  it('are counted as the dashboard and each property count them, by the rule of the domain', async () => {
    const owner = await newLandlordOfAll()
    const { applications, counts, found, newCount } = await look(owner)
    expect([counts, found, newCount]).toEqual([{ verified: 1, waiting: 4, ended: 1 }, 6, 5])
    const today = todayInParis(deps.clock())
    expect(countRows(applications.flatMap((row) => rowStatus(row, today) ?? []))).toEqual(counts)

    const { properties } = await (await api.enter(owner.user)).profile()
    type Summary = Record<'propertyApartmentSharingCount' | 'verifiedCount' | 'endedCount' | 'newCount', number>
    const sum = (key: keyof Summary) => properties.reduce((all: number, one: Summary) => all + one[key], 0)
    expect([sum('propertyApartmentSharingCount'), sum('verifiedCount'), sum('endedCount'), sum('newCount')]).toEqual([
      6, 1, 1, 5,
    ])
    const own = await look(owner, `?property=${owner.second.id}`)
    expect([own.counts, own.found]).toEqual([{ verified: 0, waiting: 1, ended: 1 }, 2])
    const page = (await (await api.enter(owner.user)).get(owner.second.id)).json()
    expect(page).toMatchObject({ propertyApartmentSharingCount: 2, verifiedCount: 0, endedCount: 1, newCount: 1 })
  })

  it.each([
    ['?status=VALIDATED', ['Verified']],
    ['?status=WAITING', ['Begun', 'Declined', 'Processed', 'Paused']],
    ['?status=PAUSED', ['Paused']],
    ['?status=ENDED', ['Ended']],
    ['?search=VERIFI%C3%89D', ['Verified']],
    ['?search=ed%20p&status=WAITING', ['Processed', 'Paused']],
    ['?search=nobody', []],
    // what makes no sense is ignored
    [
      '?status=ARCHIVED&property=x&page=0&after=1_2026-12-12&before=x',
      ['Begun', 'Declined', 'Processed', 'Verified', 'Paused', 'Ended'],
    ],
    ['?page=2', []],
  ])('are filtered: %s', async (query, names) => {
    const list = await look(await newLandlordOfAll(), query)
    expect(namesIn(list)).toEqual(names)
    expect(list.found).toBe(query === '?page=2' ? 6 : names.length)
    expect(list.counts).toEqual({ verified: 1, waiting: 4, ended: 1 })
  })

  it('are those of the owner alone', async () => {
    const [owner, other] = [await newLandlordOfAll(), await newLandlord()]
    expect(await look(other)).toEqual({
      applications: [],
      found: 0,
      counts: { verified: 0, waiting: 0, ended: 0 },
      newCount: 0,
    })
    expect((await look(other, `?property=${owner.property.id}`)).found).toBe(0)
  })

  it('come page by page', async () => {
    const owner = await newLandlord()
    const ana = await newApplicant()
    await subscribe(owner.property.token, ana.token)
    for (let n = 0; n < 30; n++) {
      const { token } = await owner.create({ ...owner.property, id: undefined, validated: true })
      await subscribe(token, ana.token)
    }
    const [first, second] = [await look(owner), await look(owner, '?page=2')]
    expect([first.applications.length, second.applications.length, first.found]).toEqual([25, 6, 31])
    expect(new Set([...first.applications, ...second.applications].map(({ id }) => id)).size).toBe(31)
  })
})

describe('new applications', () => {
  it('are new until a list has shown them, on every device', async () => {
    const owner = await newLandlord()
    await apply(owner.property.token, 'Old')
    const [old] = (await look(owner)).applications
    expect(old).toMatchObject({ isNew: true })
    expect((await look(owner)).newCount).toBe(1) // reading alone marks nothing
    expect((await markSeen(owner, { ids: [old?.id] })).statusCode).toBe(204)
    await apply(owner.property.token, 'New')
    const list = await look(owner)
    expect(list.applications.map(({ isNew }) => isNew)).toEqual([true, undefined])
    expect([namesIn(list), list.newCount]).toEqual([['New', 'Old'], 1])
    const page = (await (await api.enter(owner.user)).get(owner.property.id)).json()
    expect(page.propertiesApartmentSharing.map((row: { isNew?: true }) => row.isNew)).toEqual([true, undefined])
    expect(page.newCount).toBe(1)
  })

  it('keep the first time they were shown', async () => {
    const owner = await newLandlord()
    await apply(owner.property.token, 'Ana')
    const [row] = (await look(owner)).applications
    const seenAt = async () => (await sql('select seen_at from application where id = $1', [row?.id]))[0]?.seen_at
    await markSeen(owner, { ids: [row?.id] })
    const first = await seenAt()
    passSeconds(60)
    await markSeen(owner, { ids: [row?.id, row?.id] })
    expect(await seenAt()).toEqual(first)
  })

  it('are marked by their owner alone', async () => {
    const [owner, other] = [await newLandlord(), await newLandlord()]
    await apply(owner.property.token, 'Ana')
    const [row] = (await look(owner)).applications
    expect((await markSeen(other, { ids: [row?.id] })).statusCode).toBe(204)
    expect((await look(owner)).newCount).toBe(1)
  })

  it.each([{}, { ids: [] }, { ids: ['x'] }, { ids: Array.from({ length: 101 }, () => crypto.randomUUID()) }])(
    'refuses %j',
    async (body) => {
      expect((await markSeen(await newLandlord(), body)).statusCode).toBe(400)
    },
  )

  it('are new again when the applicant applies after the access has ended, and not before', async () => {
    const owner = await newLandlord()
    const ana = await apply(owner.property.token, 'Ana')
    const [row] = (await look(owner)).applications
    await markSeen(owner, { ids: [row?.id] })
    await subscribe(owner.property.token, await api.tenantToken(ana.user))
    expect((await look(owner)).newCount).toBe(0)
    passSeconds(40 * days)
    await subscribe(owner.property.token, await api.tenantToken(ana.user))
    expect((await look(owner)).newCount).toBe(1)
  })
})
