import { describe, expect, it } from 'vitest'
import { linesOf, wordsInOrder } from './lines.ts'
import { pageOfLines, readingOf } from './page-of-lines.ts'
import type { KeptCode, ReadPage, Word } from './reading.ts'
import { nextAwaited, withRecognised } from './recognised-page.rules.ts'

const picture: ReadPage = { width: 1_000, height: 1_400, words: [], greys: 'AAAA' }
const place = { x: 0.1, y: 0.1, width: 0.1, height: 0.02 }
/** Words as they are recognised. */
const recognised = (...lines: string[]): Word[] =>
  lines.flatMap((text, line) => text.split(' ').map((word) => ({ text: word, line, place })))
const textAfter = (...lines: string[]) =>
  linesOf(withRecognised(readingOf(picture), 0, recognised(...lines)).pages[0] ?? picture).map(({ words }) =>
    words.map(({ text }) => text).join(' '),
  )

describe('a page that awaits its words', () => {
  it.each([
    ['a picture', picture, 0],
    ['a scan with a stamp in text', { ...picture, words: recognised('Reçu') }, 0],
    ['one from before pictures were known as such', { ...picture, words: [], greys: undefined }, 0],
    ['a picture that was recognised, without a word', { ...picture, recognised: true }, -1],
    ['a page of text', pageOfLines('Bulletin de paie'), -1],
  ] as const)('%s', (_, page, expected) => {
    expect(nextAwaited(readingOf(page as ReadPage))).toBe(expected)
  })

  it('is the next one', () => {
    expect(nextAwaited(readingOf(pageOfLines('a'), { ...picture, recognised: true }, picture))).toBe(2)
  })
})

describe('recognised words', () => {
  it('have lines, however the page lies', () => {
    expect(textAfter('Net payé', '2 098,40')).toEqual(['Net payé', '2 098,40'])
  })

  it('are taken when there are more than the page had', () => {
    const stamped = { ...picture, words: recognised('Reçu le') }
    const read = withRecognised(readingOf(stamped), 0, recognised('Reçu'))
    expect([wordsInOrder(read.pages[0]), read.pages[0]?.recognised]).toEqual([['Reçu', 'le'], true])
  })

  it.each([
    ['a tax number', 'Numéro fiscal 30 01 123 456 789', 'Numéro fiscal •• •• ••• ••• •••'],
    ['one with a letter for a digit', 'N 3OO1123456789', 'N •••••••••••••'],
    ['one with a mark behind it', 'N 3001123456789:', 'N •••••••••••••:'],
    ['one that lost a digit, behind its label', 'Numéro fiscal : 30 01 12 456 789', 'Numéro fiscal : •• •• •• ••• •••'],
    ['a social security number', 'N° sécu 1 85 05 78 006 084', 'N° sécu • •• •• •• ••• •••'],
  ])('%s is not kept', (_, line, expected) => {
    expect(textAfter(line)).toEqual([expected])
  })

  it.each([
    ['an amount behind a similar label', 'Revenu fiscal de référence 42 249'],
    ['words', 'Solde Boulangerie SIRET 73282932000074 Oslo'],
    ['dates', 'du 01/10/2026 au 31/10/2026'],
  ])('%s is kept', (_, line) => {
    expect(textAfter(line)).toEqual([line])
  })
})

describe('a code beside them', () => {
  const codeWith = (compared: KeptCode['compared']): KeptCode => ({
    page: 1,
    place,
    result: 'SIGNED_AND_VALID',
    problems: [],
    ...(compared && { compared }),
  })
  const compare = (value: string, line: string, more = {}) =>
    withRecognised(
      {
        ...readingOf(picture),
        codes: [codeWith([{ fact: 'REFERENCE_INCOME', value, comparison: 'NOT_FOUND', ...more }])],
      },
      0,
      recognised('Avis', line),
    ).codes[0]?.compared

  it('is compared again', () => {
    expect(compare('42249', 'Revenu fiscal de référence 42 249')).toMatchObject([{ comparison: 'SAME' }])
  })

  it.each(['Revenu fiscal de référence 42 349', 'Revenu fiscal de référence 98 000', 'Revenu fiscal de'])(
    'never differs from a picture: %s',
    (line) => {
      expect(compare('42249', line)).toEqual([{ fact: 'REFERENCE_INCOME', value: '42249', comparison: 'NOT_FOUND' }])
    },
  )

  it('of another page stays', () => {
    const code = codeWith([{ fact: 'NAME', value: 'DURAND', comparison: 'SAME' }])
    const reading = { ...readingOf(pageOfLines('DURAND'), picture), codes: [code] }
    expect(withRecognised(reading, 1, recognised('Martin')).codes).toEqual([code])
  })

  it('whose name was cut is compared by its beginning', () => {
    const code = codeWith([{ fact: 'NAME', value: 'M DURAND ALEX', comparison: 'NOT_FOUND', isTruncated: true }])
    const reading = { ...readingOf(picture), codes: [code] }
    expect(withRecognised(reading, 0, recognised('Alexandre DURAND')).codes[0]?.compared).toMatchObject([
      { comparison: 'SAME' },
    ])
  })
})
