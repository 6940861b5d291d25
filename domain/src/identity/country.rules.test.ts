import { expect, it } from 'vitest'
import { countryOf } from './country.rules.ts'

it.each([
  ['FR', 'FR'],
  [' re ', 'RE'],
  ['ZW', 'ZW'],
  ['XX', undefined],
  ['T1', undefined],
  ['EU', undefined],
  ['FRA', undefined],
  ['FR, DE', undefined],
  ['', undefined],
  [undefined, undefined],
  [['FR', 'FR'], undefined],
  ['<b>', undefined],
])('a proxy that names %j means %j', (named, country) => {
  expect(countryOf(named)).toBe(country)
})
