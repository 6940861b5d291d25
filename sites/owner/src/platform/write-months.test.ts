import { expect, it } from 'vitest'
import { monthsInEnglish, monthsInFrench } from './write-months.ts'

it.each([
  [1, '1 mois', '1 month'],
  [9, '9 mois', '9 months'],
  [12, '1 an', '1 year'],
  [36, '3 ans', '3 years'],
])('%s', (months, french, english) => {
  expect([monthsInFrench(months), monthsInEnglish(months)]).toEqual([french, english])
})
