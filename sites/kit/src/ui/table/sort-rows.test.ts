import { describe, expect, it } from 'vitest'
import { nextSort, sortRows } from './sort-rows.ts'

type Row = { name: string; rent: number | undefined }
const row = (name: string, rent?: number): Row => ({ name, rent })
const columns = [
  { key: 'name', sortValue: ({ name }: Row) => name },
  { key: 'rent', sortValue: ({ rent }: Row) => rent },
  { key: 'action' },
]
const names = (rows: Row[]) => rows.map(({ name }) => name)

describe('sortRows', () => {
  const rows = [row('b', 900), row('a', 1200), row('d'), row('c', 80)]

  it.each([
    ['name', 'ascending', ['a', 'b', 'c', 'd']],
    ['name', 'descending', ['d', 'c', 'b', 'a']],
    ['rent', 'ascending', ['c', 'b', 'a', 'd']],
    ['rent', 'descending', ['a', 'b', 'c', 'd']],
    ['action', 'ascending', ['b', 'a', 'd', 'c']],
    ['unknown', 'ascending', ['b', 'a', 'd', 'c']],
  ] as const)('%s %s: numbers as numbers, what is absent last', (key, direction, expected) => {
    expect(names(sortRows(rows, columns, { key, direction }, 'fr'))).toEqual(expected)
  })

  it('orders words as the language does, and numbers inside them as numbers', () => {
    const words = ['Été', 'T10', 'zone', 'T2', 'etage', 'Érable'].map((name) => row(name))
    const sorted = sortRows(words, columns, { key: 'name', direction: 'ascending' }, 'fr')
    expect(names(sorted)).toEqual(['Érable', 'etage', 'Été', 'T2', 'T10', 'zone'])
  })

  it('leaves ties, and the rows it was given, as they were', () => {
    const ties = [row('first', 1), row('second', 1), row('third', 0)]
    expect(names(sortRows(ties, columns, { key: 'rent', direction: 'ascending' }, 'fr'))).toEqual([
      'third',
      'first',
      'second',
    ])
    expect(names(sortRows(ties, columns, { key: 'rent', direction: 'descending' }, 'fr'))).toEqual([
      'first',
      'second',
      'third',
    ])
    expect(names(sortRows(ties, columns, undefined, 'fr'))).toEqual(['first', 'second', 'third'])
    expect(names(ties)).toEqual(['first', 'second', 'third'])
  })
})

describe('nextSort', () => {
  it.each([
    [undefined, 'ascending'],
    [{ key: 'name', direction: 'ascending' }, 'descending'],
    [{ key: 'name', direction: 'descending' }, 'ascending'],
    [{ key: 'rent', direction: 'ascending' }, 'ascending'],
  ] as const)('after %o', (current, direction) => {
    expect(nextSort('name', current)).toEqual({ key: 'name', direction })
  })
})
