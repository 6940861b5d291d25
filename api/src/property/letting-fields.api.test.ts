import { type AdvertField, advertFields, rentLimitFieldNames } from '@bailclair/domain/property/property.schema.ts'
import { describe, expect, it } from 'vitest'
import { complete, startProperties } from '#test/properties.ts'

const { newOwner, rowOf, call, sql } = await startProperties()

const errorsOf = (reply: { json: () => { errors: unknown } }) => reply.json().errors

/** Each field that limits of rents and adverts need: its column, a value, what is stored, its least and most values. */
const fields = [
  ['rooms', 'rooms', 2, 2, [1, 30]],
  ['builtPeriod', 'built_period', '1946_1970', '1946_1970', ['BEFORE_1946', '1971_1990', '1991_2005', 'AFTER_2005']],
  ['lastRent', 'last_rent_cents', 612.35, 61_235, [0.01, 1_000_000]],
  ['lastRentSince', 'last_rent_since', '2024-02-29', new Date('2024-02-29'), ['0001-01-01', '2026-11-12']],
  ['longUnlet', 'long_unlet', true, true, [true]],
  ['chargesKind', 'charges_kind', 'FLAT_RATE', 'FLAT_RATE', ['PROVISIONS']],
  ['deposit', 'deposit_cents', 650.5, 65_050, [0, 1_000_000]],
  ['statedCeiling', 'stated_ceiling_cents', 15.24, 1_524, [0.01, 1_000_000]],
  ['rentSupplement', 'rent_supplement_cents', 40.1, 4_010, [0, 1_000_000]],
  ['climateGrade', 'climate_grade', 'B', 'B', ['A', 'G']],
  ['energyCostLeast', 'energy_cost_least_cents', 610, 61_000, [0.01, 1_000_000]],
  ['energyCostMost', 'energy_cost_most_cents', 880, 88_000, [0.01, 1_000_000]],
  ['energyCostYear', 'energy_cost_year', 2021, 2021, [2015, 2100]],
  ['energyCostLastYear', 'energy_cost_last_year', 2023, 2023, [2015, 2100]],
  ['tenantFees', 'tenant_fees_cents', 258.55, 25_855, [0, 1_000_000]],
  ['inventoryFees', 'inventory_fees_cents', 65.14, 6_514, [0, 1_000_000]],
  ['presentation', 'presentation', 'Au calme,\nsur cour.', 'Au calme,\nsur cour.', ['x', 'x'.repeat(1_000)]],
] as const

it('are all of them', () => {
  const names = [...rentLimitFieldNames, ...(Object.keys(advertFields) as AdvertField[])]
  expect(fields.map(([field]) => field)).toEqual(names)
})

describe.each(fields)('%s', (field, column, value, stored, bounds) => {
  it('is saved, answered, in the list, and cleared by null; others stay', async () => {
    const owner = await newOwner()
    const { id } = await owner.create(complete)
    const reply = await owner.save({ id, [field]: value })
    expect([reply.statusCode, reply.json()[field]]).toEqual([200, value])
    expect((await owner.get(id)).json()).toMatchObject({ ...complete, [field]: value })
    expect((await owner.profile()).properties).toMatchObject([{ [field]: value }])
    expect((await rowOf(id))[column]).toEqual(stored)

    expect((await owner.save({ id, name: 'Autre nom' })).json()[field]).toEqual(value)
    const cleared = await owner.save({ id, [field]: null })
    expect([cleared.statusCode, field in cleared.json(), (await rowOf(id))[column]]).toEqual([200, false, null])
    expect((await owner.get(id)).json()).toMatchObject({ ...complete, name: 'Autre nom' })
  })

  it('may be anything within its bounds', async () => {
    const owner = await newOwner()
    const { id } = await owner.create(complete)
    for (const bound of bounds) expect((await owner.save({ id, [field]: bound })).json()[field]).toBe(bound)
  })

  it('changes what a poll answers, and only then', async () => {
    const { bearer, save, create } = await newOwner()
    const { id } = await create(complete)
    const poll = (path: string, known = '') =>
      call('GET', path, { bearer, ...(known && { headers: { 'if-none-match': known } }) })
    for (const path of ['/owner/profile', `/property/${id}`]) {
      await save({ id, [field]: null })
      const etag = String((await poll(path)).headers['etag'])
      expect((await poll(path, etag)).statusCode).toBe(304)
      await save({ id, [field]: value })
      const changed = await poll(path, etag)
      expect([changed.statusCode, changed.body.includes(`"${field}":`)]).toEqual([200, true])
      expect((await poll(path, String(changed.headers['etag']))).statusCode).toBe(304)
    }
  })
})

it('a property may be validated without any of them', async () => {
  expect(await (await newOwner()).create({ ...complete, validated: true })).toMatchObject({ validated: true })
})

it('all of them come back with the first save, and may be sent back as the web does', async () => {
  const owner = await newOwner()
  const facts = { ...complete, ...Object.fromEntries(fields.map(([field, , value]) => [field, value])) }
  const property = await owner.create({ ...facts, validated: true })
  expect(property).toMatchObject(facts)
  expect((await owner.save(property)).json()).toEqual({ ...property, version: 2 })
})

describe('lastRentSince', () => {
  it('is not in the future, and neither is the date of the certificate: both are named at once', async () => {
    const owner = await newOwner()
    const future = { lastRentSince: '2026-11-13', dpeDate: '2027-01-01' }
    const reply = await owner.save({ ...complete, ...future })
    expect([reply.statusCode, errorsOf(reply)]).toEqual([
      400,
      ['dpeDate', 'lastRentSince'].map((field) => ({ code: 'InvalidField', field, message: 'date-in-future' })),
    ])
    expect((await owner.profile()).properties).toEqual([])
  })

  it('may be sent again when it is stored, as another field changes', async () => {
    const owner = await newOwner()
    const { id } = await owner.create(complete)
    await sql(`update property set last_rent_since = '2026-11-13' where id = $1`, [id])
    const again = await owner.save({ id, lastRentSince: '2026-11-13', name: 'Le même' })
    expect([again.statusCode, again.json().lastRentSince]).toEqual([200, '2026-11-13'])
    expect((await owner.save({ id, lastRentSince: '2026-11-14' })).statusCode).toBe(400)
  })
})

describe('energy costs', () => {
  const outOfRange = [{ code: 'InvalidField', field: 'energyCostMost', message: 'number-out-of-range' }]

  it.each<[string, object, object, boolean]>([
    ['equal', {}, { energyCostLeast: 700, energyCostMost: 700 }, true],
    ['a cent too much', {}, { energyCostLeast: 700.01, energyCostMost: 700 }, false],
    ['the least alone', {}, { energyCostLeast: 700 }, true],
    ['a most below the stored least', { energyCostLeast: 700 }, { energyCostMost: 699.99 }, false],
    ['a least above the stored most', { energyCostMost: 700 }, { energyCostLeast: 700.01 }, false],
    ['both moved', { energyCostLeast: 1, energyCostMost: 2 }, { energyCostLeast: 700, energyCostMost: 800 }, true],
    ['the other cleared', { energyCostMost: 700 }, { energyCostLeast: 900, energyCostMost: null }, true],
  ])('%s', async (_, before, changes, isAccepted) => {
    const owner = await newOwner()
    const { id, version } = await owner.create({ ...complete, ...before })
    const reply = await owner.save({ id, ...changes })
    if (isAccepted) return expect(reply.statusCode).toBe(200)
    expect([reply.statusCode, errorsOf(reply)]).toEqual([400, outOfRange])
    expect((await owner.get(id)).json()).toMatchObject({ ...complete, ...before, version })
  })
})

describe('years of the prices of energy', () => {
  const outOfRange = [{ code: 'InvalidField', field: 'energyCostLastYear', message: 'number-out-of-range' }]

  it.each<[string, object, object, boolean]>([
    ['three', {}, { energyCostYear: 2021, energyCostLastYear: 2023 }, true],
    ['the same', {}, { energyCostYear: 2021, energyCostLastYear: 2021 }, true],
    ['the last before the first', {}, { energyCostYear: 2021, energyCostLastYear: 2020 }, false],
    ['a last before the stored first', { energyCostYear: 2021 }, { energyCostLastYear: 2020 }, false],
    ['a first after the stored last', { energyCostLastYear: 2021 }, { energyCostYear: 2022 }, false],
    ['the last alone', {}, { energyCostLastYear: 2021 }, true],
  ])('%s', async (_, before, changes, isAccepted) => {
    const owner = await newOwner()
    const { id } = await owner.create({ ...complete, ...before })
    const reply = await owner.save({ id, ...changes })
    expect(isAccepted ? reply.statusCode : [reply.statusCode, errorsOf(reply)]).toEqual(
      isAccepted ? 200 : [400, outOfRange],
    )
  })
})

it('a deposit above the limit and a supplement above the rent are saved: the law is advice here', async () => {
  const owner = await newOwner()
  const facts = { ...complete, deposit: complete.rentCost * 12, rentSupplement: complete.rentCost + 1, validated: true }
  expect(await owner.create(facts)).toMatchObject(facts)
})
