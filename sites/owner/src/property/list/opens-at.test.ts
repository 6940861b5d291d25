import { expect, it } from 'vitest'
import { studio, without } from '#test/property.ts'
import { opensAt, statusOf } from './opens-at.ts'

it.each([
  ['validated and complete', studio, 'validated', '/consulte-propriete/p-1'],
  [
    'without a type, which is not needed',
    { ...without('type'), validated: true },
    'validated',
    '/consulte-propriete/p-1',
  ],
  ['everything told', { ...without(), dpeNotRequired: true }, 'toBeFinalized', '/valider-propriete/p-1'],
  ['without a diagnostic', without(), 'toBeFinalized', '/diagnostic-propriete/p-1'],
  ['without a type', without('type'), 'toBeFinalized', '/type-propriete/p-1'],
  ['without a type nor an address', without('type', 'address'), 'toBeFinalized', '/type-propriete/p-1'],
  [
    'validated, no longer complete',
    { ...without('chargesCost'), validated: true },
    'toBeFinalized',
    '/loyer-propriete/p-1',
  ],
  ['without a name', without('name'), 'toBeFinalized', '/nom-propriete/p-1'],
  ['without a name nor a rent', without('rentCost', 'name'), 'toBeFinalized', '/nom-propriete/p-1'],
  ['without an address', without('address'), 'toBeFinalized', '/adresse-propriete/p-1'],
  ['without furniture', without('furniture'), 'toBeFinalized', '/amenagement-propriete/p-1'],
  ['without a living space', without('livingSpace'), 'toBeFinalized', '/surface/p-1'],
  ['without a rent', without('rentCost'), 'toBeFinalized', '/loyer-propriete/p-1'],
])('%s', (_, property, status, path) => {
  expect(statusOf(property)).toBe(status)
  expect(opensAt(property)).toBe(path)
})
