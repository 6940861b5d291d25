import { describe, expect, it } from 'vitest'
import { stepState, unansweredSteps } from './step-state.rules.ts'
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

describe('unansweredSteps', () => {
  const { type: _, ...typeless } = complete
  const { rentCost: __, ...rentless } = complete
  it.each([
    ['nothing told', {}, [...propertySteps]],
    ['a name alone: the type comes next', { name: 'Studio' }, propertySteps.slice(1)],
    ['everything but the type', { ...typeless, dpeNotRequired: true }, ['type', 'validate']],
    ['no rent', rentless, ['rent', 'diagnostic', 'validate']],
    ['no diagnostic', complete, ['diagnostic', 'validate']],
    ['everything told', { ...complete, dpeNotRequired: true }, ['validate']],
    ['a letter copied', { ...complete, dpeGrade: 'D' }, ['validate']],
    ['validated, so nothing is open', { ...complete, dpeNotRequired: true, validated: true }, []],
  ] as const)('%s', (_, property, steps) => expect(unansweredSteps(property)).toEqual(steps))
})
