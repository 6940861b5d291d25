import { describe, expect, it } from 'vitest'
import { linesOf } from '../reading/lines.ts'
import { type Cell, pageOfCells, payRow } from './page-of-cells.ts'
import { type Amount, amountOf, findRow, isBelow, isPartOf, isSame, type PayLabel, payRowsOf } from './pay-rows.ts'

const rowsOf = (...rows: Cell[][]) => {
  const page = pageOfCells(...rows)
  return payRowsOf({ lines: linesOf(page), aspect: page.width / page.height })
}
const rowOf = (...cells: Cell[]) => {
  const [row] = rowsOf(cells)
  if (!row) throw new Error('a page without a line')
  return row
}

describe('the label of a row', () => {
  const net = payRow('Net payé', '2 098,40')
  it.each<[string, Cell[], string | undefined]>([
    ['words before its amount', net, 'net paye'],
    ['also with a number', payRow('Retraite tranche 1', '114,08'), 'retraite tranche'],
    ['also without an amount', payRow('Cumuls de l’année'), "cumuls de l'annee"],
    ['and a currency behind it', [...net, { text: 'Euros', x: 0.91 }], 'net paye euros'],
    ['none with words behind it', [...net, { text: 'Congés', x: 0.91 }], undefined],
    ['none of a watermark', [...net, { text: 'SPECIMEN', x: 0.91, height: 0.03 }], 'net paye'],
    ['none of twelve numbers and one', [...net, { text: '1 '.repeat(12).trim(), x: 0.2 }], undefined],
    ['of twelve numbers', [...net, { text: '1 '.repeat(11).trim(), x: 0.2 }], 'net paye'],
  ])('%s', (_, cells, label) => {
    expect(rowOf(...cells).label).toBe(label)
  })
})

describe('the row with a label', () => {
  it.each<[PayLabel, string]>([
    ['gross', 'SALAIRE BRUT'],
    ['gross', 'Salaire mensuel brut'],
    ['gross', 'Total brut'],
    ['gross', 'Rémunération brute'],
    ['deductions', 'Total des cotisations et contributions'],
    ['deductions', 'TOTAL DES RETENUES'],
    ['deductions', 'Total cotisations salariales'],
    ['netBeforeTax', 'Net à payer avant impôt sur le revenu'],
    ['tax', 'Impôt sur le revenu prélevé à la source'],
    ['tax', 'Prélèvement à la source'],
    ['net', 'NET À PAYER'],
    ['net', 'Net payé en euros'],
    ['net', 'Net à payer au salarié'],
  ])('%s: %s', (name, label) => {
    expect(findRow(rowsOf(payRow(label, '1 000,00')), name)).toBeDefined()
  })

  it.each<[PayLabel, string]>([
    ['gross', 'Salaire brut de base'],
    ['gross', 'Salaire brut annuel'],
    ['gross', 'Salaire brut cumulé'],
    ['gross', 'Brut'],
    ['deductions', 'Total des cotisations patronales'],
    ['deductions', 'Total des cotisations employeur'],
    ['tax', 'Cumul impôt prélevé à la source'],
    ['tax', 'Impôt sur le revenu cumulé, prélevé à la source'],
    ['net', 'Net à payer avant impôt sur le revenu'],
    ['net', 'Net imposable'],
    ['net', 'Montant net social'],
  ])('%s is not: %s', (name, label) => {
    expect(findRow(rowsOf(payRow(label, '1 000,00')), name)).toBeUndefined()
  })

  it('is unknown when there are two, or when it has no amount', () => {
    const net = payRow('Net payé', '1 000,00')
    expect(findRow(rowsOf(net, payRow('Net payé')), 'net')).toBeDefined()
    expect(findRow(rowsOf(net, net), 'net')).toBeUndefined()
    expect(findRow(rowsOf(payRow('Net payé')), 'net')).toBeUndefined()
  })
})

describe('what a row is about', () => {
  it.each<[string, string[], number | undefined]>([
    ['its only amount', ['92,17'], 9_217],
    ['the part of its base', ['2 425,60', '3,80', '92,17'], 9_217],
    ['unknown with three others', ['2 425,60', '3,80', '95,00'], undefined],
    ['unknown with two', ['2 425,60', '92,17'], undefined],
  ])('%s', (_, amounts, cents) => {
    expect(amountOf(rowOf(...payRow('Impôt', ...amounts)))?.cents).toBe(cents)
  })

  it.each([
    ['below', 0.9055, 9_217],
    ['beside', 0.9065, undefined],
  ])('with two amounts, the one %s another', (_, x, cents) => {
    const [column] = rowOf({ text: '1 000,00', x, isRight: true }).amounts
    expect(amountOf(rowOf(...payRow('Total', '2 425,60', '92,17')), column)?.cents).toBe(cents)
  })

  it('is below what ends where it ends', () => {
    const [one, other] = [0.9, 0.7].map((x) => rowOf({ text: '92,17', x, isRight: true }).amounts[0] as Amount)
    expect([one && isBelow(one, one), one && other && isBelow(one, other)]).toEqual([true, false])
  })
})

it.each([
  ['92,17', true],
  ['92,19', true],
  ['92,20', false],
  ['92,16', true],
  ['92,15', false],
])('3.8 percent of 2,425.60: %s is %s', (part, expected) => {
  const { numbers, amounts } = rowOf(...payRow('Impôt', '2 425,60', '3,80', part))
  expect(isPartOf(amounts.at(-1) as Amount, numbers)).toBe(expected)
})

it.each([
  [1_000, 1_010, true],
  [1_000, 1_011, false],
  [1_010, 1_000, true],
  [1_011, 1_000, false],
])('%i and %i cents are the same: %s', (one, other, expected) => expect(isSame(one, other)).toBe(expected))
