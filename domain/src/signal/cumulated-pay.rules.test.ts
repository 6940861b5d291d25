import { describe, expect, it } from 'vitest'
import { findWrongTotals } from './cumulated-pay.rules.ts'
import { pageOfCells, payRow } from './page-of-cells.ts'
import { typedPages } from './typed-pages.rules.ts'

type Pay = { month: string; gross: string; toDate: string; siret?: string; label?: string }

const page = ({ month, gross, toDate, siret = '732 829 320 00074', label }: Pay) =>
  pageOfCells(
    payRow(`SIRET : ${siret}`),
    payRow(`Bulletin de paie ${month}`),
    payRow('Salaire brut', gross),
    ...(label
      ? [payRow(label, toDate)]
      : [payRow('Cumuls de l’année'), payRow('Brut', toDate), payRow('Imposable', '1,00')]),
  )
const find = (...pays: Pay[]) =>
  findWrongTotals(typedPages({ source: { type: 'PDF' }, pages: pays.map(page) })).map(({ amount, ...found }) => ({
    ...found,
    found: amount.text,
  }))

const october = { month: 'octobre 2026', gross: '2 845,00', toDate: '28 450,00' }
const september = { month: 'septembre 2026', gross: '2 845,00', toDate: '25 605,00' }
const august = { month: 'août 2026', gross: '2 845,00', toDate: '22 760,00' }

/** As in temporary work. */
const weekly = [
  { month: 'octobre 2026', gross: '500,00', toDate: '18 500,00' },
  { month: 'octobre 2026', gross: '500,00', toDate: '19 000,00' },
] as const
const inSeptember = weekly.map((pay) => ({ ...pay, month: 'septembre 2026' }))

describe('gross pay since January that is less than that of the month', () => {
  it.each([
    ['2 734,99', [{ page: 1, found: '2 734,99', expected: 284_500 }]],
    ['2 844,89', [{ page: 1, found: '2 844,89', expected: 284_500 }]],
    ['2 844,90', []],
    ['2 845,00', []],
    ['28 450,00', []],
  ])('%s', (toDate, expected) => {
    expect(find({ ...october, toDate })).toEqual(expected)
  })

  it.each(['Cumul brut', 'Cumul du salaire brut', 'Brut cumulé', 'Salaire brut cumulé'])('in one line: %s', (label) => {
    expect(find({ ...october, toDate: '1 000,00', label })).toHaveLength(1)
  })
})

describe('gross pay since January from month to month', () => {
  it('grows by that of the month', () => expect(find(october, september, august)).toEqual([]))

  it('is told on the later page when it does not', () => {
    const raised = { ...october, gross: '3 475,00' }
    expect(find(raised, september)).toEqual([{ page: 1, found: '28 450,00', expected: 2_908_000 }])
    expect(find(september, raised)).toEqual([{ page: 2, found: '28 450,00', expected: 2_908_000 }])
  })

  it.each<[string, Pay[]]>([
    ['ten cents more', [{ ...october, toDate: '28 450,10' }, september]],
    ['another employer', [{ ...october, gross: '3 475,00', siret: '356 000 000 00048' }, september]],
    [
      'an employer without a number',
      [
        { ...october, gross: '3 475,00', siret: 'en cours' },
        { ...september, siret: 'en cours' },
      ],
    ],
    ['a month between', [{ ...october, gross: '3 475,00' }, august]],
    [
      'another year',
      [
        { ...october, month: 'janvier 2027', toDate: '2 845,00' },
        { ...september, month: 'décembre 2026' },
      ],
    ],
    ['several slips of the month', [...weekly, { ...september, toDate: '18 000,00' }]],
    ['several slips of the month before', [{ ...october, toDate: '19 500,00', gross: '500,00' }, ...inSeptember]],
    [
      'several slips of the month, one of them without a total',
      [{ ...weekly[0], toDate: '' }, weekly[1], { ...september, toDate: '18 000,00' }],
    ],
    ['an unknown month', [{ ...october, month: '', gross: '3 475,00' }, september]],
    ['a total for which there is no title', [{ ...october, gross: '3 475,00', label: 'Brut' }, september]],
  ])('nothing is said of %s', (_, pays) => {
    expect(find(...pays)).toEqual([])
  })

  it('eleven cents more are told', () => {
    expect(find({ ...october, toDate: '28 450,11' }, september)).toEqual([
      { page: 1, found: '28 450,11', expected: 2_845_000 },
    ])
  })
})
