import { describe, expect, it } from 'vitest'
import type { DocumentKind } from '../document/accepted-documents.rules.ts'
import { pageOfLines as page, readingOf } from '../reading/page-of-lines.ts'
import type { ReadPage } from '../reading/reading.ts'
import type { DocumentCheck } from './document-check.rules.ts'
import { evidenceFor } from './evidence.rules.ts'

const payslip = (month: string, net: string) =>
  page('ATELIERS DU RHONE SAS', `BULLETIN DE PAIE ${month}`, 'Salariée : MARTIN Élodie', `Net payé ${net}`)
const taxNotice = page(
  'AVIS D’IMPÔT 2026 SUR LES REVENUS 2025',
  'Numéro 12 Mme MARTIN Élodie',
  'Revenu fiscal de référence 25 180',
)
const card = page('CARTE NATIONALE D’IDENTITÉ', 'Nom : MARTIN', 'Valable jusqu’au 12.03.2031')

const found = (check: DocumentCheck, kind: DocumentKind, ...pages: ReadPage[]) =>
  evidenceFor([check], { kind, lastNames: ['Martin'] }, readingOf(...pages)).map(({ page, text }) => `${page}: ${text}`)

describe('what a page says about a check', () => {
  it.each<[DocumentCheck, DocumentKind, ReadPage, string[]]>([
    ['DECLARED_KIND', 'TAX_NOTICE', taxNotice, ['1: AVIS D’IMPÔT 2026 SUR LES REVENUS 2025']],
    ['DECLARED_KIND', 'PAYSLIPS', taxNotice, []],
    ['SAME_NAME', 'TAX_NOTICE', taxNotice, ['1: Mme MARTIN Élodie']],
    ['SAME_NAME', 'TAX_NOTICE', page('Nom : MARTIN'), ['1: MARTIN']],
    ['SAME_NAME', 'TAX_NOTICE', page('Mme DURAND'), []],
    ['STILL_VALID', 'IDENTITY_CARD', card, ['1: Valable jusqu’au 12.03.2031']],
    ['SAME_AMOUNT', 'PAYSLIPS', payslip('août 2026', '2 098,40'), ['1: Net payé 2 098,40']],
    [
      'SAME_AMOUNT',
      'PAYSLIPS',
      page('Net à payer avant impôt 2 051,27', 'Net imposable 2 120,00', 'Net payé 1 980,00', 'Net imposable cumulé 9'),
      ['1: Net payé 1 980,00'],
    ],
    ['SAME_AMOUNT', 'TAX_NOTICE', taxNotice, ['1: Revenu fiscal de référence 25 180']],
    ['LATEST_TAX_NOTICE', 'TAX_NOTICE', taxNotice, ['1: AVIS D’IMPÔT 2026 SUR LES REVENUS 2025']],
    ['READABLE', 'PAYSLIPS', payslip('août 2026', '1'), []],
  ])('%s of %s', (check, kind, one, expected) => {
    expect(found(check, kind, one)).toEqual(expected)
  })

  it('has the month and the amount of every payslip, and the name once', () => {
    const pages = [payslip('octobre 2026', '2 098,40'), payslip('septembre 2026', '2 101,00')]
    expect(found('LATEST_MONTHS', 'PAYSLIPS', ...pages)).toEqual([
      '1: BULLETIN DE PAIE octobre 2026',
      '2: BULLETIN DE PAIE septembre 2026',
    ])
    expect(found('SAME_AMOUNT', 'PAYSLIPS', ...pages)).toEqual(['1: Net payé 2 098,40', '2: Net payé 2 101,00'])
    expect(found('SAME_NAME', 'PAYSLIPS', ...pages)).toHaveLength(1)
  })

  it('is in the place of its line', () => {
    const [evidence] = evidenceFor(['STILL_VALID'], { kind: 'PASSPORT', lastNames: [] }, readingOf(card))
    expect(evidence?.place.y).toBeCloseTo(0.1)
    expect(evidence?.place.width).toBeCloseTo(0.23)
  })

  it('cuts a line that says more', () => {
    const long = page(`BULLETIN DE PAIE octobre 2026 ${'mot '.repeat(30)}`)
    expect(found('DECLARED_KIND', 'PAYSLIPS', long)[0]).toMatch(/^1: BULLETIN DE PAIE octobre 2026 mot.*…$/)
  })
})
