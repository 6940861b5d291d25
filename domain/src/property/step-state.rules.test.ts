import { describe, expect, it } from 'vitest'
import { stepState } from './step-state.rules.ts'
import { propertySteps } from './wizard.rules.ts'

const complete = {
  name: 'Studio',
  type: 'APARTMENT',
  address: '1 rue X 75011 Paris',
  furniture: 'FURNISHED',
  livingSpace: 20,
  rentCost: 700,
  chargesCost: 0,
  dpeNotRequired: false,
  validated: false,
} as const

const states = (...seen: Parameters<typeof stepState> extends [unknown, ...infer Rest] ? Rest : never) =>
  propertySteps.map((step) => stepState(step, ...seen))

describe('stepState', () => {
  it('has only what is to come at the start', () => {
    expect(states('name')).toEqual(['current', 'todo', 'todo', 'todo', 'todo', 'todo', 'todo', 'todo'])
  })

  it('marks what was passed over and stands in the way', () => {
    const seen = states('rent', { name: 'Studio', dpeNotRequired: false })
    expect(seen).toEqual(['done', 'todo', 'missing', 'missing', 'missing', 'current', 'todo', 'todo'])
  })

  it('marks neither type nor diagnostic as missing (decision 5)', () => {
    const { type: _, ...typeless } = complete
    expect(states('validate', typeless)).toEqual(['done', 'todo', 'done', 'done', 'done', 'done', 'todo', 'current'])
  })

  it.each([
    [{ rentCost: 700 }, 'missing'],
    [{ chargesCost: 0 }, 'missing'],
    [{ rentCost: 700, chargesCost: 0 }, 'done'],
  ])('counts rent and charges together: %j is %s', (property, state) => {
    expect(stepState('rent', 'validate', property)).toBe(state)
  })

  it.each([
    [{}, 'todo'],
    [{ dpeNotRequired: false }, 'todo'],
    [{ dpeNotRequired: true }, 'done'],
    [{ ademeNumber: '2375E1234567A' }, 'done'],
    [{ energyConsumption: 0 }, 'done'],
  ])('has a diagnostic by number, by figures, or without: %j is %s', (property, state) => {
    expect(stepState('diagnostic', 'validate', property)).toBe(state)
  })

  it('is done to the end for a validated property', () => {
    expect(stepState('validate', 'rent', { ...complete, validated: true })).toBe('done')
  })
})
