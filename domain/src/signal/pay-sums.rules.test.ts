import { describe, expect, it } from 'vitest'
import type { DocumentKind } from '../document/accepted-documents.rules.ts'
import { type Cell, pageOfCells, payRow } from './page-of-cells.ts'
import { findWrongSums } from './pay-sums.rules.ts'
import { typedPages } from './typed-pages.rules.ts'

type Rows = readonly (readonly Cell[])[]
const typed = (...pages: Rows[]) =>
  typedPages({ source: { type: 'PDF' }, pages: pages.map((rows) => pageOfCells(...rows)) })
const find = (rows: Rows, kind: DocumentKind | null = 'PAYSLIPS') =>
  findWrongSums(kind, typed(rows)).map(({ found, expected }) => [found, expected])

/** Every row by a name, so that a test can change one or write another one behind it. */
const right = {
  title: payRow('BULLETIN DE PAIE octobre 2026'),
  base: payRow('Salaire de base', '151,67', '18,7578', '2 845,00'),
  gross: payRow('SALAIRE BRUT', '2 845,00'),
  health: payRow('Sécurité sociale plafonnée', '2 845,00', '6,90', '196,31'),
  pension: payRow('Retraite complémentaire tranche 1', '2 845,00', '4,0100', '114,08'),
  contribution: payRow('CSG déductible', '2 795,21', '6,80', '190,07'),
  deductions: payRow('Total des cotisations et contributions', '500,46'),
  taxable: payRow('Net imposable', '2 425,60'),
  beforeTax: payRow('Net à payer avant impôt sur le revenu', '2 344,54'),
  tax: payRow('Impôt prélevé à la source', '2 425,60', '3,80', '92,17'),
  net: payRow('NET À PAYER', '2 252,37'),
}
type Name = keyof typeof right
const slip = (changes: Partial<Record<Name, Rows>> = {}): Rows =>
  Object.entries({
    ...Object.fromEntries(Object.entries(right).map(([name, row]) => [name, [row]])),
    ...changes,
  }).flatMap(([, rows]) => rows)
const withRow = (name: Name, label: string, ...amounts: string[]) => slip({ [name]: [payRow(label, ...amounts)] })
const andThen = (name: Name, ...row: Parameters<typeof payRow>) => slip({ [name]: [right[name], payRow(...row)] })

describe('a payslip whose amounts add up', () => {
  it.each<[string, Rows]>([
    ['as it is', slip()],
    [
      'without tax',
      slip({
        tax: [payRow('Impôt prélevé à la source', '2 425,60', '0,00', '0,00')],
        net: [payRow('Net payé', '2 344,54')],
      }),
    ],
    ['ten cents less', withRow('net', 'Net payé', '2 252,27')],
    [
      'the total of the employer beside the other',
      withRow('deductions', 'Total des cotisations et contributions', '500,46', '1 120,00'),
    ],
    ['another one', withRow('deductions', 'Total des retenues', '1 120,00', '500,46')],
    ['tax with a minus', withRow('tax', 'Impôt prélevé à la source', '-92,17')],
    ['tax with a minus behind it', withRow('tax', 'Impôt prélevé à la source', '92,17-')],
    ['tax with a minus, in columns', withRow('tax', 'Impôt prélevé à la source', '2 425,60', '3,80', '-92,17')],
    ['deductions with a minus', withRow('deductions', 'Total des cotisations et contributions', '-500,46')],
    [
      'tax that is paid back',
      slip({ tax: [payRow('Impôt prélevé à la source', '-92,17')], net: [payRow('Net payé', '2 436,71')] }),
    ],
    ['with a sign of currency', withRow('net', 'Net payé en euros', '2 252,37 €')],
  ])('has no signal: %s', (_, rows) => {
    expect(find(rows)).toEqual([])
  })
})

describe('a payslip whose amounts do not add up', () => {
  it.each<[string, Rows, (string | undefined)[][]]>([
    ['net pay', withRow('net', 'NET À PAYER', '2 882,37'), [['2 882,37', '2\u202f252,37']]],
    ['eleven cents more', withRow('net', 'Net payé', '2 252,48'), [['2 252,48', '2\u202f252,37']]],
    [
      'net pay of the salaried person',
      withRow('net', 'Net à payer au salarié', '2 882,37'),
      [['2 882,37', '2\u202f252,37']],
    ],
    [
      'net pay, below tax with a minus',
      slip({ tax: [payRow('Impôt prélevé à la source', '-92,17')], net: [payRow('Net payé', '2 882,37')] }),
      [['2 882,37', '2\u202f252,37']],
    ],
    ['tax', withRow('tax', 'Prélèvement à la source', '2,17'), [['2 252,37', '2\u202f342,37']]],
    [
      'net before tax',
      withRow('beforeTax', 'Net à payer avant impôt', '2 974,54'),
      [
        ['2 974,54', '2\u202f344,54'],
        ['2 252,37', '2\u202f882,37'],
      ],
    ],
    [
      'the total of the deductions',
      withRow('deductions', 'Total des retenues', '400,46'),
      [
        ['400,46', '500,46'],
        ['2 344,54', '2\u202f444,54'],
      ],
    ],
    [
      'the deductions and all that follows',
      slip({
        deductions: [payRow('Total des cotisations', '400,46')],
        beforeTax: [payRow('Net à payer avant impôt', '2 444,54')],
        net: [payRow('Net payé', '2 352,37')],
      }),
      [['400,46', '500,46']],
    ],
    [
      'with the total of the employer in another column',
      slip({
        deductions: [payRow('Total des cotisations', '1 120,00', '500,46')],
        beforeTax: [payRow('Net à payer avant impôt', '2 974,54')],
        net: [payRow('Net payé', '2 882,37')],
      }),
      [['2 974,54', '2\u202f344,54']],
    ],
  ])('%s', (_, rows, expected) => {
    expect(find(rows)).toEqual(expected)
  })

  it('is told with the place of the amount', () => {
    const [seen, ...others] = findWrongSums('INTERNSHIP_PAY', typed(slip(), withRow('net', 'Net payé', '2 882,37')))
    expect(others).toEqual([])
    expect(seen?.page).toBe(2)
    expect(seen?.place?.x).toBeCloseTo(0.9 - 7 * 0.009 - 0.0045)
    expect(seen?.place?.y).toBeCloseTo(0.05 + 10 * 0.018)
  })
})

describe('nothing is said', () => {
  const wrong = payRow('Net payé', '2 882,37')
  it.each<[string, Rows]>([
    ['an advance before the net pay', slip({ tax: [right.tax, payRow('Acompte du 15', '630,00')], net: [wrong] })],
    ['a refund behind the deductions', andThen('deductions', 'Remboursement transport', '42,10')],
    ['a label that appears twice', slip({ net: [payRow('Net payé', '2 252,37'), wrong] })],
    ['no label of the tax', slip({ tax: [payRow('Retenue du mois', '92,17')], net: [wrong] })],
    ['two tables side by side', slip({ net: [[...wrong, { text: 'Congés', x: 0.92 }]] })],
    [
      'amounts of unknown meaning on one line',
      slip({
        net: [payRow('Net payé', '10,00', '2 882,37')],
        beforeTax: [payRow('Net à payer avant impôt', '2 344,54', '10,00')],
      }),
    ],
    ['another order', slip({ beforeTax: [wrong], net: [right.beforeTax] })],
    ['a cumulated amount', slip({ net: [payRow('Net à payer cumulé', '28 882,37')] })],
  ])('where there is %s', (_, rows) => {
    expect(find(rows).filter(([found]) => found?.startsWith('2 '))).toEqual([])
  })

  it.each<[string, Rows]>([
    ['a line without its part', andThen('contribution', 'Mutuelle', '25,00')],
    ['a relief', andThen('contribution', 'Réduction salariale heures supplémentaires', '100,00', '11,31', '11,31')],
    ['a single line', slip({ pension: [], contribution: [] })],
    ['no gross pay', slip({ gross: [payRow('Total du mois', '2 845,00')] })],
  ])('about deductions with %s', (_, rows) => {
    expect(find(rows)).toEqual([])
  })

  it('about another document', () => {
    for (const kind of ['TAX_NOTICE', 'WORK_CONTRACT', null] as const)
      expect(find(slip({ net: [wrong] }), kind)).toEqual([])
    expect(find(slip({ net: [wrong] }), 'INTERNSHIP_PAY')).toHaveLength(1)
  })

  it('about amounts that were recognised in a picture', () => {
    const page = pageOfCells(...slip({ net: [wrong] }))
    const words = page.words.map(({ font: _, ...word }) => word)
    expect(findWrongSums('PAYSLIPS', typedPages({ source: { type: 'PICTURE' }, pages: [{ ...page, words }] }))).toEqual(
      [],
    )
  })
})
