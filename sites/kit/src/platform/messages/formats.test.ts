import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formats } from './formats.ts'

// \u202F is the narrow no-break space.
describe('money', () => {
  it.each([
    [1250, '1\u202F250\u202F€', '€1,250'],
    [1250.5, '1\u202F250,50\u202F€', '€1,250.50'],
    [0, '0\u202F€', '€0'],
    [999_999.99, '999\u202F999,99\u202F€', '€999,999.99'],
    [-3, '-3\u202F€', '-€3'],
  ])('%d', (euros, fr, en) => {
    expect(formats.fr.money(euros)).toBe(fr)
    expect(formats.en.money(euros)).toBe(en)
  })
})

it.each([
  [374_056, '374\u202F056', '374,056'],
  [42.5, '42,5', '42.5'],
  [42.505, '42,51', '42.51'],
  [1.005, '1,01', '1.01'],
  [-0.001, '0', '0'],
  [0, '0', '0'],
  [0.05, '0,05', '0.05'],
  [1000, '1\u202F000', '1,000'],
  [-1234.5, '-1\u202F234,5', '-1,234.5'],
])('number %d', (value, fr, en) => {
  expect(formats.fr.number(value)).toBe(fr)
  expect(formats.en.number(value)).toBe(en)
})

it.each([
  [33, '33\u202F%', '33%'],
  [0, '0\u202F%', '0%'],
  [33.3, '33,3\u202F%', '33.3%'],
  [33.35, '33,4\u202F%', '33.4%'],
])('percent %d', (value, fr, en) => {
  expect(formats.fr.percent(value)).toBe(fr)
  expect(formats.en.percent(value)).toBe(en)
})

describe('date', () => {
  it.each([
    ['2026-11-12', '12 novembre 2026', '12 November 2026'],
    ['2034-01-01', '1er janvier 2034', '1 January 2034'],
    ['2025-01-11', '11 janvier 2025', '11 January 2025'],
  ])('the day %s', (day, fr, en) => {
    expect(formats.fr.date(day)).toBe(fr)
    expect(formats.en.date(day)).toBe(en)
  })

  it.each([
    ['2026-11-12T22:59:59Z', '12 novembre 2026'],
    ['2026-11-12T23:00:00Z', '13 novembre 2026'],
    ['2026-07-12T22:00:00Z', '13 juillet 2026'],
  ])('the instant %s, as seen from Paris', (instant, fr) => {
    expect(formats.fr.date(new Date(instant))).toBe(fr)
  })
})

it.each([
  ['2026-11-12T13:05:00Z', '12 novembre 2026 à 14:05', '12 November 2026 at 14:05'],
  ['2026-07-31T22:00:00Z', '1er août 2026 à 00:00', '1 August 2026 at 00:00'],
])('the moment %s, as seen from Paris', (instant, fr, en) => {
  expect(formats.fr.moment(new Date(instant))).toBe(fr)
  expect(formats.en.moment(new Date(instant))).toBe(en)
})

it.each([
  [0, 'bien', 'properties'],
  [1, 'bien', 'property'],
  [2, 'biens', 'properties'],
  [1_000_000, 'biens', 'properties'],
])('plural %d', (count, fr, en) => {
  expect(formats.fr.plural(count, 'bien', 'biens')).toBe(fr)
  expect(formats.en.plural(count, 'property', 'properties')).toBe(en)
})

it('the time of day, as seen from Paris', () => {
  expect(formats.fr.time(new Date('2026-11-12T13:05:00Z'))).toBe('14:05')
  expect(formats.en.time(new Date('2026-07-12T06:05:00Z'))).toBe('08:05')
})

describe('matches Intl', () => {
  const amount = fc.integer({ min: -999_999_999, max: 999_999_999 }).map((cents) => cents / 100)
  const locales = { fr: 'fr-FR', en: 'en-GB' } as const
  const languages = fc.constantFrom('fr' as const, 'en' as const)
  const spaced = (text: string) => text.replaceAll('\u00A0', '\u202F')

  it('number and money', () => {
    fc.assert(
      fc.property(languages, amount, (language, value) => {
        const intl = (options: Intl.NumberFormatOptions) =>
          spaced(new Intl.NumberFormat(locales[language], options).format(value))
        const { number, money } = formats[language]
        expect(number(value)).toBe(intl({ maximumFractionDigits: 2 }))
        expect(money(value)).toBe(intl({ style: 'currency', currency: 'EUR', trailingZeroDisplay: 'stripIfInteger' }))
      }),
    )
  })

  it('days and plurals', () => {
    const days = fc.date({ min: new Date('1900-01-02'), max: new Date('2199-12-30'), noInvalidDate: true })
    fc.assert(
      fc.property(languages, days, fc.nat(2_000_000), (language, day, count) => {
        const words = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const
        const written = new Intl.DateTimeFormat(locales[language], words).format(day)
        const isoDay = day.toISOString().slice(0, 10)
        expect(formats[language].date(isoDay)).toBe(language === 'fr' ? written.replace(/^1 /, '1er ') : written)
        const isOne = new Intl.PluralRules(locales[language]).select(count) === 'one'
        expect(formats[language].plural(count, 'one', 'other')).toBe(isOne ? 'one' : 'other')
      }),
    )
  })
})
