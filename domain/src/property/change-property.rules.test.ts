import { describe, expect, it } from 'vitest'
import { changeProperty } from './change-property.rules.ts'
import type { PropertyChanges } from './property-changes.schema.ts'
import { blankProperty, type PropertyContent } from './property-content.ts'

const validated: PropertyContent = {
  ...blankProperty,
  name: 'Studio',
  type: 'APARTMENT',
  address: '1 rue X 75011 Paris',
  furniture: 'FURNISHED',
  livingSpace: 20.5,
  rentCost: 700,
  chargesCost: 0,
  validated: true,
}
const draft = { ...validated, validated: false }

describe('changeProperty', () => {
  it.each<[string, PropertyContent, PropertyChanges, Partial<PropertyContent>]>([
    ['nothing sent', validated, {}, validated],
    ['unknown to the whole', validated, { name: undefined, validated: undefined }, validated],
    ['one field', draft, { rentCost: 710.5 }, { ...draft, rentCost: 710.5 }],
    ['zero is a value', validated, { chargesCost: 0 }, validated],
    ['null clears', draft, { type: null, chargesCost: null }, { ...draft, type: null, chargesCost: null }],
    ['validated', draft, { validated: true }, validated],
    ['back to a draft', validated, { validated: false }, draft],
    ['incomplete: a draft again', validated, { chargesCost: null }, { ...draft, chargesCost: null }],
    ['incomplete: not validated', draft, { address: null, validated: true }, { ...draft, address: null }],
    ['complete again: still a draft', { ...draft, rentCost: null }, { rentCost: 700 }, draft],
    ['the type is not needed', validated, { type: null }, { ...validated, type: null }],
    ['a figure of energy', validated, { co2Emission: 3 }, { ...validated, co2Emission: 3 }],
    ['a first save', blankProperty, { name: 'Studio' }, { ...blankProperty, name: 'Studio' }],
  ])('%s', (_, before, changes, after) => expect(changeProperty(before, changes, undefined)).toEqual(after))
})
