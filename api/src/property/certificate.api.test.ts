import pg from 'pg'
import { describe, expect, it, vi } from 'vitest'
import { complete, startProperties } from '#test/properties.ts'

const { enter, newOwner, rowOf, deps, registry, auditActionsOf, passSeconds, usage, sql } = await startProperties()

const errorsOf = (reply: { json: () => { errors: unknown } }) => reply.json().errors
const cleared = { ademe_number: null, certificate: null, energy_consumption: null, co2_emission: null, dpe_date: null }

/** A property with a certificate on record, and how often the registry was asked since. */
async function registered(facts: Parameters<typeof registry.add>[0] = {}) {
  const owner = await newOwner()
  const certificate = registry.add(facts)
  const property = await owner.create({ ...complete, ademeNumber: certificate.number })
  const before = registry.asked.length
  return { owner, certificate, property, id: property.id, asked: () => registry.asked.length - before }
}

describe('POST property: a certificate number', () => {
  it('brings the certificate and its figures', async () => {
    const { property, certificate, id } = await registered()
    const { registryStatus: _, ...facts } = certificate
    expect(property).toMatchObject({
      ademeNumber: certificate.number,
      certificate: { ...facts, status: 'ACTIF' },
      energyConsumption: 180.46,
      co2Emission: 12.3,
      dpeDate: '2023-05-04',
      dpeNotRequired: false,
    })
    expect(property.certificate).not.toHaveProperty('registryStatus')
    expect(await rowOf(id)).toMatchObject({ ademe_number: certificate.number, certificate })
  })

  it.each(['2375 e000-0900 a', '2375\u00a0E000–0900A'])('%j is found however it is typed', async (typed) => {
    const owner = await newOwner()
    await owner.save({ ademeNumber: typed })
    expect(registry.asked.at(-1)).toBe('2375E0000900A')
  })

  it('is asked for when it changes, and only then', async () => {
    const { owner, certificate, property, id, asked } = await registered()
    await owner.save({ id, rentCost: 1 })
    await owner.save({ id, ademeNumber: certificate.number })
    await owner.save({ id, ademeNumber: certificate.number.toLowerCase() })
    await owner.save({ ...property, version: undefined })
    expect(asked()).toBe(0)
    const other = registry.add()
    expect((await owner.save({ id, ademeNumber: other.number })).json()).toMatchObject({
      ademeNumber: other.number,
      certificate: { number: other.number },
    })
    expect(asked()).toBe(1)
  })

  it('that nobody knows changes nothing: 404', async () => {
    const { owner, property, id } = await registered()
    const reply = await owner.save({ id, ademeNumber: '2399E9999999Z', rentCost: 9 })
    expect([reply.statusCode, errorsOf(reply)]).toEqual([404, [{ code: 'CertificateNotFound', field: 'ademeNumber' }]])
    expect((await owner.get(id)).json()).toEqual(property)
  })

  it('that nobody knows creates nothing: 404', async () => {
    const owner = await newOwner()
    expect((await owner.save({ ...complete, ademeNumber: '2399E9999999Z' })).statusCode).toBe(404)
    expect((await owner.profile()).properties).toEqual([])
  })

  it('is not asked for on behalf of someone else, nor from an older version', async () => {
    const { id, owner, asked } = await registered()
    const other = registry.add()
    expect((await (await newOwner()).save({ id, ademeNumber: other.number })).statusCode).toBe(404)
    expect((await owner.save({ id, version: 7, ademeNumber: other.number })).statusCode).toBe(409)
    expect(asked()).toBe(0)
  })

  it('is asked for outside of any transaction', async () => {
    const owner = await newOwner()
    const { id } = await owner.create(complete)
    const { number } = registry.add()
    let busy = -1
    registry.whileAsked(async () => {
      busy = usage().open - usage().idle
      // another save goes through meanwhile, and is kept
      await owner.save({ id, rentCost: 123 })
    })
    expect((await owner.save({ id, ademeNumber: number })).json()).toMatchObject({ rentCost: 123, ademeNumber: number })
    expect(busy).toBe(0)
  })

  it('that was checked against an older version is refused', async () => {
    const owner = await newOwner()
    const { id, version } = await owner.create(complete)
    registry.whileAsked(() => owner.save({ id, rentCost: 123 }))
    const reply = await owner.save({ id, version, ademeNumber: registry.add().number })
    expect([reply.statusCode, errorsOf(reply)]).toEqual([409, [{ code: 'StaleVersion' }]])
  })

  it('is limited in number per hour, for this owner alone', async () => {
    const owner = await newOwner()
    const { id } = await owner.create()
    for (let look = 0; look < 60; look++) await owner.save({ id, ademeNumber: '2399E9999999Z' })
    const refused = await owner.save({ id, ademeNumber: registry.add().number })
    expect([refused.statusCode, errorsOf(refused)]).toEqual([429, [{ code: 'TooManyRequests' }]])
    expect((await owner.save({ id, rentCost: 1 })).statusCode).toBe(200)
    const other = await newOwner()
    expect((await other.save({ ademeNumber: registry.add().number })).statusCode).toBe(200)
  })
})

describe('while the registry is down', () => {
  it('a number that changes is refused, with when to come back, and nothing is saved', async () => {
    const { owner, property, id } = await registered()
    registry.setDown(true)
    const reply = await owner.save({ id, ademeNumber: registry.add().number, rentCost: 9 })
    registry.setDown(false)
    expect([reply.statusCode, errorsOf(reply), reply.headers['retry-after']]).toEqual([
      503,
      [{ code: 'CertificateRegistryUnavailable' }],
      '7',
    ])
    expect((await owner.get(id)).json()).toEqual(property)
  })

  it.each<[string, object]>([
    ['another field', { rentCost: 9 }],
    ['the whole property', { ...complete, rentCost: 9 }],
    ['figures typed', { energyConsumption: 1 }],
    ['not subject', { dpeNotRequired: true, ademeNumber: '2399E9999999Z' }],
    ['the number cleared', { ademeNumber: null }],
    ['validation', { validated: true }],
  ])('%s is saved', async (_, changes) => {
    const { owner, property, id, asked } = await registered()
    registry.setDown(true)
    const reply = await owner.save({ id, ademeNumber: property.ademeNumber, ...changes })
    registry.setDown(false)
    expect([reply.statusCode, reply.json().version, asked()]).toEqual([200, 2, 0])
  })
})

describe('POST property: figures', () => {
  it('of the certificate are not for typing over', async () => {
    const { owner, property, id } = await registered()
    const reply = await owner.save({ id, energyConsumption: 1, co2Emission: null, dpeDate: '2020-01-01' })
    expect(reply.json()).toEqual({ ...property, version: 2 })
  })

  it('go with the number, unless new ones are sent', async () => {
    const first = await registered()
    await first.owner.save({ id: first.id, ademeNumber: null })
    expect(await rowOf(first.id)).toMatchObject(cleared)
    const second = await registered()
    await second.owner.save({ id: second.id, ademeNumber: null, energyConsumption: 300 })
    expect(await rowOf(second.id)).toMatchObject({ ...cleared, energy_consumption: '300.000' })
    const third = await registered()
    await third.owner.save({ ...third.property, ademeNumber: null })
    expect(await rowOf(third.id)).toMatchObject(cleared)
  })

  it('and number go when the property is not subject; figures typed later end that', async () => {
    const { owner, id } = await registered()
    expect((await owner.save({ id, dpeNotRequired: true })).json()).toMatchObject({ dpeNotRequired: true })
    expect(await rowOf(id)).toMatchObject({ ...cleared, dpe_not_required: true })
    expect((await owner.save({ id, dpeDate: '2020-01-01' })).json()).toMatchObject({
      dpeNotRequired: false,
      dpeDate: '2020-01-01',
    })
  })

  it('a number found ends that the property is not subject', async () => {
    const owner = await newOwner()
    const property = await owner.create({ dpeNotRequired: true })
    const { number } = registry.add()
    expect((await owner.save({ ...property, ademeNumber: number })).json()).toMatchObject({
      dpeNotRequired: false,
      ademeNumber: number,
    })
  })

  it('are not guessed when the number that a save repeats was removed meanwhile', async () => {
    const { owner, id, certificate } = await registered()
    const other = new pg.Client(deps.config.DATABASE_URL)
    await other.connect()
    await other.query('begin')
    await other.query('update property set ademe_number = null, certificate = null where id = $1', [id])
    const save = owner.save({ id, ademeNumber: certificate.number })
    await vi.waitUntil(
      async () => (await sql("select from pg_stat_activity where wait_event = 'transactionid'")).length,
    )
    await other.query('commit')
    await other.end()
    const reply = await save
    expect([reply.statusCode, errorsOf(reply)]).toEqual([409, [{ code: 'StaleVersion' }]])
  })
})

describe('the status of a certificate', () => {
  it.each([
    ['ACTIF', '2033-05-03', 'ACTIF'],
    ['ACTIF', '2026-11-12', 'ACTIF'],
    ['ACTIF', '2026-11-11', 'EXPIRE'],
    ['EXPIRE', '2033-05-03', 'EXPIRE'],
    ['REMPLACE', '2033-05-03', 'REMPLACE'],
    ['REMPLACE', '2020-01-01', 'REMPLACE'],
  ] as const)('%s until %s is %s today', async (registryStatus, validUntil, status) => {
    const { property, owner } = await registered({ registryStatus, validUntil })
    expect(property.certificate.status).toBe(status)
    expect((await owner.profile()).properties[0].certificate.status).toBe(status)
  })

  it('changes with the day, without anybody saving anything', async () => {
    const { id, owner } = await registered({ validUntil: '2026-11-12' })
    expect((await owner.get(id)).json().certificate.status).toBe('ACTIF')
    passSeconds(13 * 3_600)
    const later = await enter(owner.user)
    expect((await later.get(id)).json().certificate.status).toBe('EXPIRE')
  })
})

describe('POST property: «Is this your home?»', () => {
  it('keeps the answer until either side changes', async () => {
    const { owner, property, id } = await registered({ livingSpace: 62.5, address: '3 rue Pasteur 69004 Lyon' })
    expect(property.dpeConfirmed).toBe(false)
    expect((await owner.save({ id, dpeConfirmed: true })).json().dpeConfirmed).toBe(true)
    expect((await owner.save({ id, rentCost: 700 })).json().dpeConfirmed).toBe(true)
    expect(await rowOf(id)).toMatchObject({ dpe_confirmed: true })
    expect((await owner.save({ id, livingSpace: 28 })).json().dpeConfirmed).toBe(false)
    expect((await owner.save({ id, dpeConfirmed: true })).json().dpeConfirmed).toBe(true)
    const other = registry.add()
    expect((await owner.save({ id, ademeNumber: other.number })).json().dpeConfirmed).toBe(false)
    await owner.save({ id, dpeConfirmed: true })
    await owner.removeCertificate(id)
    expect(await rowOf(id)).toMatchObject({ dpe_confirmed: false })
  })

  it('has nothing to confirm without a certificate', async () => {
    const owner = await newOwner()
    expect((await owner.create({ ...complete, dpeConfirmed: true })).dpeConfirmed).toBe(false)
  })
})

describe('POST property: the letter printed on a certificate', () => {
  it('is kept beside typed figures, and goes with them', async () => {
    const owner = await newOwner()
    const figures = { energyConsumption: 200, co2Emission: 6, dpeGrade: 'F', dpeDate: '2025-01-01' }
    const { id, ...property } = await owner.create({ ...complete, ...figures })
    expect(property).toMatchObject(figures)
    expect(await rowOf(id)).toMatchObject({ dpe_grade: 'F' })
    expect((await owner.save({ id, dpeGrade: null })).json()).not.toHaveProperty('dpeGrade')
    await owner.save({ id, dpeGrade: 'G' })
    const { number } = registry.add()
    expect((await owner.save({ id, ademeNumber: number })).json()).not.toHaveProperty('dpeGrade')
  })
})

describe('DELETE property/dpe/{id}', () => {
  it('clears everything about it and answers the owner', async () => {
    const { owner, id } = await registered()
    await owner.save({ id, validated: true })
    const reply = await owner.removeCertificate(id)
    expect([reply.statusCode, reply.json()]).toEqual([200, await owner.profile()])
    expect(reply.json().properties).toMatchObject([{ id, validated: true, version: 3, dpeNotRequired: false }])
    for (const field of ['ademeNumber', 'certificate', 'energyConsumption', 'co2Emission', 'dpeDate'])
      expect(reply.json().properties[0]).not.toHaveProperty(field)
    expect(await rowOf(id)).toMatchObject(cleared)
    expect(await auditActionsOf(owner.user.id)).toEqual([
      'PROPERTY_CREATED',
      'PROPERTY_VALIDATED',
      'CERTIFICATE_REMOVED',
    ])
  })

  it('clears typed figures too, and may be repeated', async () => {
    const owner = await newOwner()
    const { id } = await owner.create({ energyConsumption: 1, co2Emission: 2, dpeDate: '2020-01-01' })
    expect((await owner.removeCertificate(id)).statusCode).toBe(200)
    expect((await owner.removeCertificate(id)).statusCode).toBe(200)
    expect(await rowOf(id)).toMatchObject(cleared)
    expect(await auditActionsOf(owner.user.id)).toEqual(['PROPERTY_CREATED'])
  })

  it('leaves alone that the property is not subject', async () => {
    const owner = await newOwner()
    const { id } = await owner.create({ dpeNotRequired: true })
    expect((await owner.removeCertificate(id)).json().properties).toMatchObject([{ dpeNotRequired: true }])
  })
})
