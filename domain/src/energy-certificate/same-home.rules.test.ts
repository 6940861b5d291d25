import { describe, expect, it } from 'vitest'
import { findDifferences, findDoubts } from './same-home.rules.ts'

const home = { address: '12 Rue des Lilas 75011 Paris', type: 'APARTMENT', livingSpace: 40 } as const
const certificate = { address: '12 rue des lilas 75011 Paris', propertyType: 'APARTMENT', livingSpace: 40 } as const

describe('findDifferences', () => {
  it.each([
    ['the same', {}, {}, []],
    ['another door', {}, { address: '14 rue des Lilas 75011 Paris' }, ['address']],
    ['another district', {}, { address: '12 rue des Lilas 75012 Paris' }, ['postcode']],
    ['a house', {}, { propertyType: 'HOUSE' }, ['type']],
    ['a whole building', {}, { propertyType: 'OTHER', livingSpace: 1480 }, ['type', 'livingSpace']],
    [
      '62.5 m² in Lyon',
      { livingSpace: 28 },
      { address: '12 Rue des Lilas 69004 Lyon', livingSpace: 62.5 },
      ['postcode', 'livingSpace'],
    ],
    // 5 % of what the owner says
    ['5 % more', {}, { livingSpace: 42 }, []],
    ['more than 5 % more', {}, { livingSpace: 42.01 }, ['livingSpace']],
    ['5 % less', {}, { livingSpace: 38 }, []],
    ['more than 5 % less', {}, { livingSpace: 37.99 }, ['livingSpace']],
    ['5 % of an area with decimals', { livingSpace: 62.2 }, { livingSpace: 65.31 }, []],
    // what is not known is no difference
    ['no address in the registry', {}, { address: undefined }, []],
    ['no address yet', { address: undefined }, {}, []],
    ['no type yet', { type: null }, { propertyType: 'HOUSE' }, []],
    ['another type of property', { type: 'OTHER' }, { propertyType: 'HOUSE' }, []],
    ['no living space yet', { livingSpace: null }, { livingSpace: 62.5 }, []],
  ] as const)('%s', (_, ours, theirs, facts) =>
    expect(findDifferences({ ...home, ...ours }, { ...certificate, ...theirs })).toEqual(facts),
  )
})

describe('findDoubts', () => {
  const other = { ...certificate, livingSpace: 62.5 }
  it.each([
    ['a certificate of another home', { certificate: other }, ['livingSpace']],
    ['confirmed', { certificate: other, dpeConfirmed: true }, []],
    ['not confirmed', { certificate: other, dpeConfirmed: false }, ['livingSpace']],
    ['its own', { certificate }, []],
    ['none', {}, []],
  ])('%s', (_, energy, facts) => expect(findDoubts({ ...home, ...energy })).toEqual(facts))
})
