import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { positiveEuros } from './money.schema.ts'
import { readTypedNumber, writeTypedNumber } from './typed-number.ts'

describe('readTypedNumber', () => {
  it.each([
    ['750', 750],
    ['0', 0],
    ['007', 7],
    ['1234.5', 1234.5],
    ['1234,5', 1234.5],
    ['1 234,50', 1234.5],
    ['1 234.50', 1234.5],
    ['1\u00a0234,50', 1234.5],
    ['1\u202f234,50', 1234.5],
    ['1\u2009234,50', 1234.5],
    ['1 000 000', 1_000_000],
    ['  750  ', 750],
    ['750 €', 750],
    [' 750 € ', 750],
    [' €750', 750],
    ['1\u202f234,50\u00a0€', 1234.5],
    ['42,5 m²', 42.5],
    ['€750', 750],
    ['€ 1,234.50', 1234.5],
    ['1,234.50', 1234.5],
    ['1.234,50', 1234.5],
    ['12.345,50', 12_345.5],
    ['1,234,567.5', 1_234_567.5],
    ['1.234.567,5', 1_234_567.5],
    ['-1,234.50', -1234.5],
    ['-5', -5],
    ['−5,25', -5.25],
  ])('%j is %d in both languages', (typed, value) => {
    expect([readTypedNumber(typed, 'fr'), readTypedNumber(typed, 'en')]).toEqual([value, value])
  })

  const decimals = 'number-too-many-decimals'
  const noNumber = 'number-not-valid'
  it.each([
    // typed, in French, in English: an amount or the message
    ['1,500', decimals, 1500],
    ['1.500', 1500, decimals],
    ['12,345', decimals, 12_345],
    ['999,999', decimals, 999_999],
    ['1,234,567', noNumber, 'number-too-large'],
    ['1.234.567', 'number-too-large', noNumber],
    ['1 500,50', 1500.5, 1500.5],
    ['€1,500', decimals, 1500],
    ['1.500 €', 1500, decimals],
    ['1,50', 1.5, 1.5],
    ['1.5', 1.5, 1.5],
    ['0,500', decimals, decimals], // no group begins with a zero
    ['1,2345', decimals, decimals],
    ['1234,567', decimals, decimals],
    ['1234.500', decimals, decimals],
    ['1 234,500', decimals, decimals],
    ['-1,500', decimals, 'number-not-positive'],
  ])('%j is %s in French and %s in English', (typed, french, english) => {
    const read = (language: 'fr' | 'en') => {
      const { data, error } = positiveEuros.safeParse(readTypedNumber(typed, language))
      return data ?? error?.issues[0]?.message
    }
    expect([read('fr'), read('en')]).toEqual([french, english])
  })

  it.each(['', ' ', '\u202f'])('%j is nothing', (typed) => expect(readTypedNumber(typed, 'fr')).toBeUndefined())

  it.each([
    '1,234,50',
    '7€50',
    '7 m² 50',
    '1,23.50',
    '12,34,567.5',
    '1,234.567.8',
    '1 23',
    '12 34,5',
    '1234 567',
    '1  234',
    '1 234 56',
    '12,',
    ',5',
    '1.2.3',
    '1e3',
    '0x10',
    '+5',
    '--5',
    'Infinity',
    'NaN',
    'abc',
    '750 euros',
    '€',
    '€ 750 €€',
    '١٢',
  ])('%j is not read as a number', (typed) => {
    expect([readTypedNumber(typed, 'fr'), readTypedNumber(typed, 'en')]).toEqual([typed, typed])
  })

  it('gives the amount schema enough to name the problem', () => {
    const problem = (typed: string) => positiveEuros.safeParse(readTypedNumber(typed, 'fr')).error?.issues[0]?.message
    expect(problem('')).toBe('field-required')
    expect(problem('1,234,567')).toBe('number-not-valid')
    expect(problem('1234,567')).toBe('number-too-many-decimals')
    expect(problem('9'.repeat(400))).toBe('number-not-valid')
    expect(problem('1 234,56 €')).toBeUndefined()
  })

  it.each(['fr', 'en'] as const)('reads back every amount as it is displayed in %s', (language) => {
    const display = new Intl.NumberFormat(language, { style: 'currency', currency: 'EUR' })
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000 }), (cents) => {
        expect(readTypedNumber(display.format(cents / 100), language)).toBe(cents / 100)
      }),
    )
  })
})

describe('writeTypedNumber', () => {
  it.each([
    [1234.5, 'fr', '1234,5'],
    [1234.5, 'en', '1234.5'],
    [650, 'fr', '650'],
    [0, 'en', '0'],
    [undefined, 'fr', ''],
  ] as const)('%s in %s is %j', (value, language, text) => expect(writeTypedNumber(value, language)).toBe(text))

  it('is read back, in either language', () => {
    const anyAmount = fc.integer({ min: 0, max: 100_000_000 }).map((cents) => cents / 100)
    fc.assert(
      fc.property(anyAmount, fc.constantFrom('fr' as const, 'en' as const), (amount, language) => {
        expect(readTypedNumber(writeTypedNumber(amount, language), language)).toBe(amount)
      }),
    )
  })
})
