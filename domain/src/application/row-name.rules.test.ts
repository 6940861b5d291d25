import { expect, it } from 'vitest'
import { rowName } from './row-name.rules.ts'

const marie = { firstName: 'Marie', lastName: 'Dupont', tenantType: 'CREATE' } as const
const paul = { firstName: 'Paul', lastName: 'Durand', tenantType: 'JOIN' } as const

it.each([
  [[marie], 'Dupont Marie'],
  [[marie, paul], 'Dupont Marie +\u00A01'],
  [[paul, marie], 'Dupont Marie +\u00A01'],
  [[paul, marie, paul], 'Dupont Marie +\u00A02'],
  [[{ ...marie, firstName: '' }], 'Dupont'],
  [[{ ...marie, lastName: '' }], 'Marie'],
  // a delivered file whose initiator left
  [[paul], 'Durand Paul'],
  [[], ''],
])('%j → %s', (tenants, name) => expect(rowName(tenants)).toBe(name))
