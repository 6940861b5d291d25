import { expect, it } from 'vitest'
import { toggleRows } from './toggle-rows.ts'

const ids = ['a', 'b', 'c', 'd', 'e']

it.each([
  ['one row', '', { id: 'b' }, 'b'],
  ['one row off', 'b', { id: 'b' }, ''],
  ['a range downwards', 'b', { id: 'd', anchor: 'b' }, 'bcd'],
  ['a range upwards', 'd', { id: 'b', anchor: 'd' }, 'bcd'],
  ['a range off', 'abcde', { id: 'd', anchor: 'b' }, 'ae'],
  ['the anchor itself', 'b', { id: 'b', anchor: 'b' }, ''],
  ['an anchor on another page', 'z', { id: 'b', anchor: 'z' }, 'bz'],
])('%s', (_, selected, press, expected) => {
  expect([...toggleRows(ids, new Set(selected), press)].sort().join('')).toBe(expected)
})
