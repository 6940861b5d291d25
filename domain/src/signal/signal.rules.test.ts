import { describe, expect, it } from 'vitest'
import type { Reading } from '../reading/reading.ts'
import { pageOfCells, payRow } from './page-of-cells.ts'
import { findSignals } from './signal.rules.ts'
import { signalKinds } from './signal.schema.ts'

const nowhere = { isSameFile: false, samePages: [] }
const forged: Reading = {
  source: { type: 'PDF', creator: 'Canva', saves: 2 },
  codes: [],
  pages: [
    pageOfCells(
      payRow('SIRET 73282932000075'),
      payRow('IBAN FR1420041010050500013M02607'),
      payRow('Net à payer avant impôt', '2 344,54'),
      payRow('Impôt prélevé à la source', '92,17'),
      [
        { text: 'Net payé', x: 0.08 },
        { text: '2', x: 0.8, font: 'Cambria' },
        { text: '882,37', x: 0.8135 },
      ],
    ),
  ],
}
const kinds = (...given: Parameters<typeof findSignals>) => findSignals(...given).map(({ kind }) => kind)

describe('signals of a document', () => {
  it('are in their order, one of each kind', () => {
    const elsewhere = { isSameFile: true, samePages: [1] }
    expect(kinds({ kind: 'PAYSLIPS', reading: forged, elsewhere })).toEqual(
      signalKinds.filter((kind) => kind !== 'SAME_PICTURE'),
    )
  })

  it('have everything that was seen', () => {
    const signals = findSignals({ kind: 'PAYSLIPS', reading: forged, elsewhere: nowhere })
    expect(signals.map(({ kind, seen }) => [kind, seen.map(({ found }) => found)])).toEqual([
      ['EDITED_WITH', ['Canva']],
      ['SAVED_AGAIN', ['2\u00a0×']],
      ['MIXED_FONTS', ['2 882,37']],
      ['AMOUNTS_DIFFER', ['2 882,37']],
      ['EMPLOYER_NUMBER_WRONG', ['73282932000075']],
      ['ACCOUNT_NUMBER_WRONG', ['FR14 … 607']],
    ])
  })

  it('have no sums when the document is of another kind, or of none', () => {
    for (const kind of ['TAX_NOTICE', null] as const)
      expect(kinds({ kind, reading: forged, elsewhere: nowhere })).not.toContain('AMOUNTS_DIFFER')
  })

  it('are twenty places of a kind at most', () => {
    const wrong = payRow('SIRET 73282932000075')
    const count = (rows: number) => {
      const pages = [pageOfCells(...Array.from({ length: rows }, () => wrong))]
      const reading: Reading = { source: { type: 'PDF' }, codes: [], pages }
      return findSignals({ kind: null, reading, elsewhere: nowhere })[0]?.seen.length
    }
    expect([count(20), count(21)]).toEqual([20, 20])
  })

  it('are none where nothing was read', () => {
    const reading: Reading = { source: { type: 'PICTURE' }, codes: [], pages: [{ width: 10, height: 10, words: [] }] }
    expect(kinds({ kind: 'PAYSLIPS', reading, elsewhere: nowhere })).toEqual([])
  })
})

describe('what is in another file, too', () => {
  const reading: Reading = { source: { type: 'PICTURE' }, codes: [], pages: [] }
  it.each([
    ['nothing', nowhere, []],
    [
      'two pages',
      { isSameFile: false, samePages: [1, 3] },
      [{ kind: 'SAME_PICTURE', seen: [{ page: 1 }, { page: 3 }] }],
    ],
    ['the file, and with it its pages', { isSameFile: true, samePages: [1, 3] }, [{ kind: 'SAME_BYTES', seen: [{}] }]],
  ])('%s', (_, elsewhere, expected) => {
    expect(findSignals({ kind: null, reading, elsewhere })).toEqual(expected)
  })
})
