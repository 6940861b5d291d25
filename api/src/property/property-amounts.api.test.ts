import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { complete, startProperties } from '#test/properties.ts'

const { newOwner, rowOf, deps } = await startProperties({ LOG_LEVEL: 'error' })

const owner = await newOwner()
const { id } = await owner.create(complete)

/** Which column keeps a field, and how many of its units make one. */
const fields = [
  ['rentCost', 'rent_cents', 100],
  ['chargesCost', 'charges_cents', 100],
  ['livingSpace', 'living_space', 1],
  ['energyConsumption', 'energy_consumption', 1],
  ['co2Emission', 'co2_emission', 1],
] as const

/** From 0.01 to 1,000,000.00 by steps of 0.01. */
const hundredths = fc.integer({ min: 1, max: 100_000_000 })
const runs = { numRuns: 60 }

describe.each(fields)('%s', (field, column, unit) => {
  it('of any amount comes back as it was sent', async () => {
    const exactly = async (amount: number) => {
      const value = amount / 100
      const reply = await owner.save({ id, [field]: value })
      expect([reply.statusCode, reply.json()[field]]).toEqual([200, value])
      expect(reply.body).toContain(`"${field}":${value}`)
      expect(Number((await rowOf(id))[column])).toBe(unit === 100 ? amount : value)
      expect((await owner.get(id)).json()[field]).toBe(value)
    }
    for (const amount of [1, 29, 57, 58, 101, 110, 435, 1_999, 100_000_000]) await exactly(amount)
    await fc.assert(fc.asyncProperty(hundredths, exactly), runs)
  })

  it('is no amount: refused for this field, and the one before stays', async () => {
    const before = (await owner.get(id)).json()
    const noAmount = fc.oneof(
      fc.string(),
      fc.boolean(),
      fc.constantFrom([], {}, [1], '650', '1e3', '0x10'),
      fc.integer({ min: 1_000_001, max: Number.MAX_SAFE_INTEGER }),
      fc.double({ min: 1_000_000.01, max: 1e300, noNaN: true }),
      fc.double({ max: -0.01, noNaN: true, noDefaultInfinity: true }),
      fc
        .tuple(fc.integer({ min: 0, max: 9_999 }), fc.integer({ min: 1, max: 9 }))
        .map(([a, b]) => Number(`${a}.00${b}`)),
      fc.double({ min: Number.MIN_VALUE, max: 0.009, noNaN: true }),
    )
    await fc.assert(
      fc.asyncProperty(noAmount, async (value) => {
        const reply = await owner.save({ id, [field]: value })
        expect([reply.statusCode, reply.json().errors]).toEqual([
          400,
          [{ code: 'InvalidField', field, message: expect.any(String) }],
        ])
      }),
      runs,
    )
    expect((await owner.get(id)).json()).toEqual(before)
  })
})

describe('dpeDate', () => {
  const today = deps.clock().toISOString().slice(0, 10)
  const days = fc
    .date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
    .map((day) => day.toISOString().slice(0, 10))

  it('is any day that is not in the future, and comes back as it was sent', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(days, fc.constantFrom(today, '2026-11-13', '2024-02-29', '0001-01-01')),
        async (day) => {
          const reply = await owner.save({ id, dpeDate: day })
          if (day > today) expect(reply.json().errors).toMatchObject([{ field: 'dpeDate', message: 'date-in-future' }])
          else expect(reply.json().dpeDate).toBe(day)
        },
      ),
      runs,
    )
  })
})
