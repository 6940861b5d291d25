import { expect, it } from 'vitest'
import { amountsIn } from './amounts.ts'

it.each<[string, number[]]>([
  ['net paye 2 098,40', [209_840]],
  ['net paye 2.098,40 €', [209_840]],
  ['2\u202f098,40 et 12,00', [209_840, 1_200]],
  ['revenu 63198', [6_319_800]],
  ['le 30/09/2026', []],
  ['taux 7,5 %', []],
  ['', []],
])('%s', (text, expected) => {
  expect(amountsIn(text)).toEqual(expected)
})
