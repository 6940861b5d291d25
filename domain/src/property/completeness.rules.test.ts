import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type CompletenessFields, isComplete, missingFields, opensIn } from './completeness.rules.ts'
import { propertyFields } from './property.schema.ts'
import { propertySteps } from './wizard.rules.ts'

const complete = {
  name: 'Studio',
  address: '1 rue X 75011 Paris',
  furniture: 'FURNISHED',
  livingSpace: 20,
  rentCost: 700,
  chargesCost: 50,
} as const satisfies CompletenessFields

describe('missingFields', () => {
  it.each<[CompletenessFields, string[]]>([
    [{}, []],
    [{ chargesCost: 0 }, []],
    [{ livingSpace: 0.01, rentCost: 0.01 }, []],
    [{ name: null }, ['name']],
    [{ name: '' }, ['name']],
    [{ name: ' ' }, ['name']],
    [{ address: undefined }, ['address']],
    [{ address: '' }, ['address']],
    [{ furniture: null }, ['furniture']],
    [{ livingSpace: 0 }, ['livingSpace']],
    [{ livingSpace: -1 }, ['livingSpace']],
    [{ livingSpace: null }, ['livingSpace']],
    [{ rentCost: 0 }, ['rentCost']],
    [{ rentCost: null }, ['rentCost']],
    [{ chargesCost: -0.01 }, ['chargesCost']],
    [{ chargesCost: null }, ['chargesCost']],
    [{ chargesCost: Number.NaN }, ['chargesCost']],
    [{ chargesCost: null, name: null, livingSpace: 0 }, ['name', 'livingSpace', 'chargesCost']],
  ])('with %j: %j', (change, missing) => {
    expect(missingFields({ ...complete, ...change })).toEqual(missing)
    expect(isComplete({ ...complete, ...change })).toBe(missing.length === 0)
  })

  it('names every field of an empty property in the order of the wizard', () => {
    const missing = missingFields({})
    expect(missing).toEqual(['name', 'address', 'furniture', 'livingSpace', 'rentCost', 'chargesCost'])
    const ranks = missing.map((field) => propertySteps.indexOf(propertyFields[field].step))
    expect(ranks).toEqual(ranks.toSorted((one, other) => one - other))
  })

  it('names exactly the fields taken away', () => {
    const fields = missingFields({})
    fc.assert(
      fc.property(fc.subarray(fields), (taken) => {
        const left = Object.fromEntries(Object.entries(complete).filter(([field]) => !taken.some((t) => t === field)))
        expect(missingFields(left)).toEqual(taken)
      }),
    )
  })
})

describe('opensIn', () => {
  it.each([
    [{ ...complete, validated: true }, 'consult'],
    [{ ...complete, validated: false }, 'wizard'],
    [{ ...complete, chargesCost: null, validated: true }, 'wizard'],
    [{ validated: false }, 'wizard'],
  ])('%j → %s', (property, view) => expect(opensIn(property)).toBe(view))
})
