import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { stepAfter, stepBefore, wizardSteps } from './wizard.rules.ts'

const steps = ['name', 'type', 'address', 'furniture', 'livingSpace', 'rent', 'diagnostic', 'validate']

describe('wizardSteps', () => {
  it('begins with the property for an owner with a name', () => expect(wizardSteps(true)).toEqual(steps))
  it('asks the others for their name first', () => expect(wizardSteps(false)).toEqual(['identity', ...steps]))
})

describe('stepAfter', () => {
  it.each([
    ['identity', 'name'],
    ['name', 'type'],
    ['rent', 'diagnostic'],
    ['diagnostic', 'validate'],
    ['validate', undefined],
  ] as const)('%s → %s', (step, next) => expect(stepAfter(step)).toBe(next))
})

describe('stepBefore', () => {
  it.each([
    ['validate', true, 'diagnostic'],
    ['type', true, 'name'],
    ['name', true, undefined],
    ['identity', true, undefined],
    ['name', false, 'identity'],
    ['identity', false, undefined],
  ] as const)('%s, owner with a name %s → %s', (step, ownerHasName, previous) => {
    expect(stepBefore(step, ownerHasName)).toBe(previous)
  })

  it('undoes Continue', () => {
    const shownStep = fc
      .boolean()
      .chain((ownerHasName) => fc.tuple(fc.constantFrom(...wizardSteps(ownerHasName)), fc.constant(ownerHasName)))
    fc.assert(
      fc.property(shownStep, ([step, ownerHasName]) => {
        const next = stepAfter(step)
        return next === undefined || stepBefore(next, ownerHasName) === step
      }),
    )
  })
})
