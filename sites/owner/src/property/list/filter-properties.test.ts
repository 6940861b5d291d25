import { describe, expect, it } from 'vitest'
import { studio, without } from '#test/property.ts'
import { filterProperties } from './filter-properties.ts'

const properties = [
  studio,
  { ...studio, id: 'p-2', name: 'Élysée', address: '12 rue de l’Œuvre, 69001 Lyon' },
  { ...without('address', 'name'), id: 'p-3' },
  { ...without('rentCost', 'address'), id: 'p-4', name: 'T2 Lyon' },
]
const found = (search: string, status?: 'validated' | 'toBeFinalized') =>
  filterProperties(properties, { search, status }).map(({ id }) => id)

describe('the search', () => {
  it.each([
    ['', ['p-1', 'p-2', 'p-3', 'p-4']],
    ['lyon', ['p-2', 'p-4']],
    ['LYON', ['p-2', 'p-4']],
    ['elysee', ['p-2']],
    ['ÉLYSÉE', ['p-2']],
    ['E\u0301lyse', ['p-2']],
    ["l'œ", ['p-2']],
    ['gare studio', ['p-1']],
    ['67000', ['p-1']],
    ['gare  lyon', []],
    ['.*', []],
  ])('«%s»', (search, ids) => {
    expect(found(search)).toEqual(ids)
  })
})

it.each([
  ['validated', '', ['p-1', 'p-2']],
  ['toBeFinalized', '', ['p-3', 'p-4']],
  ['toBeFinalized', 'lyon', ['p-4']],
] as const)('by status: %s «%s»', (status, search, ids) => {
  expect(found(search, status)).toEqual(ids)
})
