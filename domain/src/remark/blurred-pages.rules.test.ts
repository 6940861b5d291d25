import { describe, expect, it } from 'vitest'
import { pageOfLines, readingOf } from '../reading/page-of-lines.ts'
import { blurredPages } from './blurred-pages.rules.ts'
import { remarksOn } from './one-document.rules.ts'

it.each<[string, (number | undefined)[], number[]]>([
  ['sharp', [0.43], []],
  ['soft, and can be read', [0.24], []],
  ['at the threshold', [0.225], []],
  ['below it', [0.224], [1]],
  ['as blurred as can be', [0.17], [1]],
  ['of text, or nearly blank', [undefined], []],
  ['the second and the fourth of four', [0.4, 0.19, undefined, 0.2], [2, 4]],
])('pages that are %s', (_, sharpness, expected) => {
  expect(blurredPages(sharpness.map((one) => (one === undefined ? {} : { sharpness: one })))).toEqual(expected)
})

describe('a document with a blurred page', () => {
  const today = '2026-11-18'
  const misread = { ...pageOfLines(...Array(4).fill('RELEVÉ DE COMPTE page 1/3 Durand')), sharpness: 0.2 }
  const document = { kind: 'PAYSLIPS', lastNames: ['Martin'] } as const
  const codes = (...pages: Parameters<typeof readingOf>) =>
    remarksOn({ ...document, reading: readingOf(...pages) }, today).map(({ code }) => code)

  it('says so, also when no word of it can be read', () => {
    const reading = readingOf({ ...pageOfLines(''), sharpness: 0.2 })
    expect(remarksOn({ ...document, reading }, today)).toEqual([{ code: 'BLURRED', pages: [1] }])
  })

  it('says nothing about what is misread on it, or not found', () => {
    expect(codes(misread)).toEqual(['BLURRED'])
    expect(codes({ ...misread, sharpness: 0.4 })).toEqual(['NOT_ASKED'])
  })

  it('says what is on its other pages', () => {
    const statement = pageOfLines('RELEVÉ DE COMPTE au 31/10/2026', ...Array(5).fill('Mme MARTIN Élodie Lyon'))
    expect(codes({ ...pageOfLines(''), sharpness: 0.2 }, statement)).toEqual(['BLURRED', 'NOT_ASKED'])
  })
})
