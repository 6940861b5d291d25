import { describe, expect, it } from 'vitest'
import { complete, startProperties } from '#test/properties.ts'

const { newOwner, rowOf, passSeconds } = await startProperties()

const errorsOf = (reply: { json: () => { errors: unknown } }) => reply.json().errors

describe('POST property: a new one', () => {
  it('needs nothing to begin with', async () => {
    const owner = await newOwner()
    const reply = await owner.save({})
    const property = reply.json()
    expect([reply.statusCode, property]).toEqual([
      200,
      {
        id: expect.stringMatching(/^[\da-f-]{36}$/),
        token: expect.stringMatching(/^[\w-]{43}$/),
        linkPaused: false,
        validated: false,
        dpeNotRequired: false,
        dpeConfirmed: false,
        propertyApartmentSharingCount: 0,
        verifiedCount: 0,
        newCount: 0,
        endedCount: 0,
        version: 1,
        propertiesApartmentSharing: [],
      },
    ])
    expect(await rowOf(property.id)).toMatchObject({ name: null, charges_cents: null, first_validated_at: null })
  })

  it('answers what was sent, keeps cents, and is in the profile at once', async () => {
    const owner = await newOwner()
    const property = await owner.create({
      ...complete,
      energyConsumption: 210.5,
      co2Emission: 0,
      dpeDate: '2026-11-12',
    })
    expect(property).toMatchObject({ ...complete, energyConsumption: 210.5, co2Emission: 0, dpeDate: '2026-11-12' })
    expect(await rowOf(property.id)).toMatchObject({
      rent_cents: 65_050,
      charges_cents: 4_999,
      living_space: '21.50',
      energy_consumption: '210.500',
    })
    const { propertiesApartmentSharing: _, ...summary } = property
    expect((await owner.profile()).properties).toEqual([summary])
    expect((await owner.get(property.id)).json()).toEqual(property)
  })

  it('has a token of its own, and comes after the older ones', async () => {
    const owner = await newOwner()
    const first = await owner.create()
    passSeconds(1)
    const second = await owner.create()
    expect(first.token).not.toBe(second.token)
    expect((await owner.profile()).properties).toMatchObject([{ id: first.id }, { id: second.id }])
  })

  it('is limited in number per hour, for this owner alone', async () => {
    const [owner, other] = [await newOwner(), await newOwner()]
    const { id } = await owner.create()
    for (let batch = 0; batch < 199; batch++) expect((await owner.save({})).statusCode).toBe(200)
    const refused = await owner.save({})
    expect([refused.statusCode, errorsOf(refused), Number(refused.headers['retry-after'])]).toEqual([
      429,
      [{ code: 'TooManyRequests' }],
      expect.any(Number),
    ])
    expect((await owner.save({ id, name: 'Still saved' })).statusCode).toBe(200)
    expect((await other.save({})).statusCode).toBe(200)
  })
})

describe('POST property: a change', () => {
  it('touches the fields sent, and clears those sent as null', async () => {
    const owner = await newOwner()
    const { id } = await owner.create(complete)
    const changed = await owner.save({ id, rentCost: 700, type: null, chargesCost: null })
    const { type: _, chargesCost: __, ...rest } = complete
    expect(changed.json()).toMatchObject({ ...rest, rentCost: 700, version: 2 })
    expect(changed.json()).not.toHaveProperty('type')
    expect(changed.json()).not.toHaveProperty('chargesCost')
    expect(await rowOf(id)).toMatchObject({ type: null, charges_cents: null, rent_cents: 70_000, name: complete.name })
  })

  it('may send back the whole property, as the web does', async () => {
    const owner = await newOwner()
    const property = await owner.create({ ...complete, validated: true, co2Emission: 12.5, dpeDate: '2020-02-29' })
    const again = await owner.save(property)
    expect([again.statusCode, again.json()]).toEqual([200, { ...property, version: 2 }])
  })

  it('ignores what it does not know, and what is not for the owner to say', async () => {
    const owner = await newOwner()
    const { id, token } = await owner.create(complete)
    const reply = await owner.save({
      id,
      token: 'x'.repeat(43),
      shareToken: 'x',
      ownerId: 'x',
      linkPaused: true,
      propertyApartmentSharingCount: 9,
      certificate: { grade: 'A' },
      firstValidatedAt: '2020-01-01',
      unknown: { deep: ['x'] },
    })
    expect(reply.json()).toMatchObject({ token, linkPaused: false, propertyApartmentSharingCount: 0 })
    expect(reply.json()).not.toHaveProperty('certificate')
    expect(JSON.stringify(await rowOf(id))).not.toMatch(/unknown|deep/)
  })

  it.each([
    ['missing', '00000000-0000-4000-8000-000000000000'],
    ['malformed', 'x'],
    ['empty', ''],
    ['a bit of SQL', "' or true --"],
    ['with a NUL', '\u0000'],
  ])('an id that is %s creates nothing: 404', async (_, id) => {
    const owner = await newOwner()
    const reply = await owner.save({ id, ...complete })
    expect([reply.statusCode, errorsOf(reply)]).toEqual([404, [{ code: 'PropertyNotFound' }]])
    expect((await owner.profile()).properties).toEqual([])
  })
})
