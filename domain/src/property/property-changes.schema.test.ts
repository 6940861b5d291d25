import { describe, expect, it } from 'vitest'
import { propertyChanges } from './property-changes.schema.ts'

const whole = {
  id: 'x',
  creationKey: '0f8fad5b-d9cb-469f-a165-70867728950e',
  version: 1,
  name: 'Studio',
  type: 'APARTMENT',
  address: '1 rue X',
  furniture: 'FURNISHED',
  livingSpace: 20,
  rentCost: 500,
  chargesCost: 0,
  ademeNumber: '2213E1234567A',
  energyConsumption: 150,
  co2Emission: 0,
  dpeDate: '2022-03-27',
  dpeNotRequired: false,
  validated: true,
}
const cleared = ['name', 'type', 'address', 'furniture', 'livingSpace', 'rentCost', 'chargesCost'] as const
const energy = ['ademeNumber', 'energyConsumption', 'co2Emission', 'dpeDate'] as const
const isTaken = (body: unknown) => propertyChanges.safeParse(body).success

describe('propertyChanges', () => {
  it('takes the whole property, a part of it, or nothing', () => {
    expect(propertyChanges.parse(whole)).toEqual(whole)
    expect(propertyChanges.parse({ name: 'Studio' })).toEqual({ name: 'Studio' })
    expect(propertyChanges.parse({})).toEqual({})
  })

  it.each([...cleared, ...energy])('clears %s by null', (field) =>
    expect(propertyChanges.parse({ [field]: null })).toEqual({ [field]: null }),
  )

  it.each(['id', 'creationKey', 'version', 'dpeNotRequired', 'validated'])('does not clear %s', (field) =>
    expect(isTaken({ [field]: null })).toBe(false),
  )

  it.each([
    ['id', 1],
    ['creationKey', '1'],
    ['version', 1.5],
    ['name', ''],
    ['type', 'CASTLE'],
    ['address', 'x'.repeat(256)],
    ['furniture', 'PARTLY'],
    ['livingSpace', 0],
    ['rentCost', 0],
    ['chargesCost', -1],
    ['ademeNumber', '1'],
    ['energyConsumption', -1],
    ['co2Emission', -1],
    ['dpeDate', '2022-02-31'],
    ['dpeNotRequired', 'no'],
    ['validated', 1],
  ])('refuses %s %j', (field, value) => expect(isTaken({ [field]: value })).toBe(false))
})
