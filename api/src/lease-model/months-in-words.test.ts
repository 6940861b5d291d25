import { expect, it } from 'vitest'
import { monthsInWords, ofMonths } from './months-in-words.ts'

it.each([
  [1, 'un mois', 'd’un mois'],
  [3, 'trois mois', 'de trois mois'],
  [9, 'neuf mois', 'de neuf mois'],
  [11, 'onze mois', 'd’onze mois'],
  [12, 'un an', 'd’un an'],
  [13, '13 mois', 'de 13 mois'],
  [36, 'trois ans', 'de trois ans'],
  [72, 'six ans', 'de six ans'],
])('%i months: %s', (months, told, of) => expect([monthsInWords(months), ofMonths(months)]).toEqual([told, of]))
