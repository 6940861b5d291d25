import { expect, it } from 'vitest'
import { datesIn, monthsIn } from './dates.ts'

it.each<[string, string[]]>([
  ['du 01/09/2026 au 30.09.2026', ['2026-09-01', '2026-09-30']],
  ['le 1er mars 2026', ['2026-03-01']],
  ['le 31/02/2026', []],
  ['12 34 5678', []],
])('dates in %s', (text, expected) => {
  expect(datesIn(text)).toEqual(expected)
})

it.each<[string, string[]]>([
  ['periode : septembre 2026', ['2026-09']],
  ['paie 09/2026', ['2026-09']],
  ['du 01/09/2026 au 30/09/2026', ['2026-09']],
  ['lundi 2026', []],
])('months in %s', (text, expected) => {
  expect(monthsIn(text)).toEqual(expected)
})
