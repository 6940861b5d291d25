import { expect, it } from 'vitest'
import { findKeyByName, readPageNumber, writeParam } from './search-params.ts'

it.each([
  ['?page=2', 2],
  ['?page=99999', 99_999],
  ['', 1],
  ['?page=', 1],
  ['?page=0', 1],
  ['?page=-2', 1],
  ['?page=2.5', 1],
  ['?page=100000', 1],
  ['?page=1e3', 1],
])('%s is page %d', (search, page) => expect(readPageNumber(new URLSearchParams(search))).toBe(page))

it.each([
  ['nom', 'name'],
  ['loyer', 'rent'],
  ['name', undefined],
  ['', undefined],
  [null, undefined],
  ['toString', undefined],
])('the name %s is the key %s', (word, key) => expect(findKeyByName({ name: 'nom', rent: 'loyer' }, word)).toBe(key))

it('sets a parameter once or removes it', () => {
  const params = new URLSearchParams('?tri=nom&tri=loyer&page=2')
  writeParam(params, 'tri', 'date')
  writeParam(params, 'page', undefined)
  writeParam(params, 'recherche', '')
  expect(String(params)).toBe('tri=date')
})
