import { describe, expect, it } from 'vitest'
import { findWrongEmployers, isEmployerNumber } from './employer-number.rules.ts'
import { pageOfCells } from './page-of-cells.ts'
import { typedPages } from './typed-pages.rules.ts'

describe('the check digit', () => {
  it.each([
    // examples of the public register
    '73282932000074',
    '35600000000048',
    '732829320',
    '356000000',
    // a post office: no sum of Luhn, but digits whose sum is 15
    '35600000000001',
  ])('is right: %s', (digits) => expect(isEmployerNumber(digits)).toBe(true))

  it.each(['73282932000075', '73282932000047', '732829321', '35600000000002', '35600000100001'])(
    'is wrong: %s',
    (digits) => expect(isEmployerNumber(digits)).toBe(false),
  )

  it('is wrong whenever one digit of a right number is another', () => {
    const right = '73282932000074'
    const changed = [...right].flatMap((digit, index) =>
      [...'0123456789']
        .filter((other) => other !== digit)
        .map((other) => `${right.slice(0, index)}${other}${right.slice(index + 1)}`),
    )
    expect(changed.filter(isEmployerNumber)).toEqual([])
  })
})

const find = (...texts: string[]) => {
  const pages = [pageOfCells(...texts.map((text) => [{ text, x: 0.08 }]))]
  return findWrongEmployers(typedPages({ source: { type: 'PDF' }, pages }))
}

describe('a wrong number is seen', () => {
  it.each([
    ['in groups', 'SIRET : 732 829 320 00075 Code NAF : 7112B', '732 829 320 00075'],
    ['whole', 'N° Siret 73282932000075', '73282932000075'],
    ['beside its label', 'SIRET:73282932000075', '73282932000075'],
    ['with dots', 'SIRET 732.829.320.00075', '732.829.320.00075'],
    ['digit by digit', 'SIRET : 7 3 2 8 2 9 3 2 0 0 0 0 7 5', '7 3 2 8 2 9 3 2 0 0 0 0 7 5'],
    ['of a company', 'SIREN 732 829 321', '732 829 321'],
    ['below another label', 'SIREN/SIRET : 732829320 00075', '732829320 00075'],
  ])('%s', (_, line, expected) => {
    expect(find('ATELIERS DU RHÔNE', line)).toMatchObject([{ page: 1, found: expected, place: { y: 0.068 } }])
  })

  it('with the place of its digits', () => {
    const [seen] = find('SIRET : 732 829 320 00075 APE')
    expect(seen?.place?.x).toBeCloseTo(0.08 + 5 * 0.009 + 0.0045 + 0.009 + 0.0045)
    expect(seen?.place?.width).toBeCloseTo(14 * 0.009 + 3 * 0.0045)
  })
})

it.each([
  ['right', 'SIRET : 732 829 320 00074'],
  ['without its label', '732 829 320 00075'],
  ['of another length', 'SIRET : 732 829 320 0007'],
  ['longer', 'SIRET : 732 829 320 00075 12'],
  ['digit by digit and longer', 'SIRET : 7 3 2 8 2 9 3 2 0 0 0 0 7 5 1'],
  ['half of it', 'SIRET : 732 829 321'],
  ['hidden', 'SIRET : ••• ••• ••• •••••'],
  ['with letters', 'SIRET : 732 829 32O 00075'],
  ['missing', 'SIRET'],
])('nothing is said of a number that is %s', (_, line) => expect(find(line)).toEqual([]))

it('nothing is said of digits that were recognised in a picture', () => {
  const page = pageOfCells([{ text: 'SIRET 73282932000075', x: 0.08 }])
  const words = page.words.map(({ font: _, ...word }) => word)
  expect(findWrongEmployers(typedPages({ source: { type: 'PICTURE' }, pages: [{ ...page, words }] }))).toEqual([])
})

it.each([
  // 1.2 times the height of the line, 0.0224 of the width of the page
  ['close', 0.0223, 1],
  ['apart', 0.0225, 0],
])('groups of a number are %s', (_, gap, count) => {
  const label = { text: 'SIRET', x: 0.08 }
  const page = pageOfCells([label, { text: '732829320', x: 0.2 }, { text: '00075', x: 0.281 + gap }])
  expect(findWrongEmployers(typedPages({ source: { type: 'PDF' }, pages: [page] }))).toHaveLength(count)
})
