import { describe, expect, it } from 'vitest'
import { findWrongAccounts, isAccountNumber } from './account-number.rules.ts'
import { pageOfCells } from './page-of-cells.ts'
import { typedPages } from './typed-pages.rules.ts'

describe('the check digits', () => {
  it.each([
    // examples of the register of account numbers
    'FR1420041010050500013M02606',
    'DE89370400440532013000',
    'BE68539007547034',
    'NO9386011117947',
    'MT84MALT011000012345MTLCAST001S',
  ])('are right: %s', (number) => expect(isAccountNumber(number)).toBe(true))

  it.each(['FR1520041010050500013M02606', 'FR1420041010050500013M02607', 'DE89370400440523013000'])(
    'are wrong: %s',
    (number) => expect(isAccountNumber(number)).toBe(false),
  )
})

const find = (text: string, font = 'Arial') =>
  findWrongAccounts(typedPages({ source: { type: 'PDF' }, pages: [pageOfCells([{ text, x: 0.08, font }])] }))

it.each([
  ['in groups', 'IBAN : FR14 2004 1010 0505 0001 3M02 607 BIC PSSTFRPP', 'FR14 … 607'],
  ['in groups, at the end', 'FR14 2004 1010 0505 0001 3M02 607', 'FR14 … 607'],
  ['in the groups of a bank', 'FR14 20041 01005 0500013M026 07', 'FR14 … 607'],
  ['whole', 'Compte FR1420041010050500013M02607', 'FR14 … 607'],
  ['beside its label', 'IBAN:FR1420041010050500013M02607', 'FR14 … 607'],
  ['of another country', 'IBAN DE89 3704 0044 0532 0130 01', 'DE89 … 001'],
  ['in small letters', 'iban fr14 2004 1010 0505 0001 3m02 607', 'FR14 … 607'],
])('a wrong number is seen and told in part: %s', (_, line, expected) => {
  expect(find(line)).toMatchObject([{ page: 1, found: expected, place: { y: 0.05 } }])
})

it.each([
  ['right', 'IBAN : FR14 2004 1010 0505 0001 3M02 606 BIC PSSTFRPP'],
  ['right in small letters', 'iban fr14 2004 1010 0505 0001 3m02 606'],
  ['shorter', 'IBAN : FR14 2004 1010 0505 0001 3M02 60'],
  ['longer', 'IBAN : FR1420041010050500013M026071'],
  ['hidden in part', 'IBAN : FR14 2004 •••• •••• •••• 3M02 607'],
  ['hidden in part by stars', 'IBAN : FR14 **** **** **** **** *M02 607'],
  ['hidden in part by letters', 'IBAN : FR76 XXXX XXXX XXXX XXXX XXX1 234'],
  ['hidden in part by small letters, whole', 'IBAN : FR76xxxxxxxxxxxxxxxxxxxx234'],
  ['of a company, for VAT', 'TVA FR40 732829320'],
  ['of no country', 'IBAN : ZZ14 2004 1010 0505 0001 3M02 607'],
])('nothing is said of a number that is %s', (_, line) => expect(find(line)).toEqual([]))

it('nothing is said of digits that were recognised in a picture', () => {
  expect(find('IBAN : FR1420041010050500013M02607', 'GlyphLessFont')).toEqual([])
})
