import { describe, expect, it } from 'vitest'
import type { DocumentKind } from '../document/accepted-documents.rules.ts'
import type { DocumentCategory } from '../document/document-category.rules.ts'
import { pageOfLines, readingOf } from '../reading/page-of-lines.ts'
import type { ReadPage } from '../reading/reading.ts'
import type { HeldDocument } from './held-document.ts'
import { moreThanAsked } from './more-than-asked.rules.ts'

const held = (id: string, category: DocumentCategory, kind: DocumentKind, ...pages: ReadPage[]): HeldDocument => ({
  id,
  category,
  kind,
  status: 'PENDING',
  reading: pages.length > 0 ? readingOf(...pages) : undefined,
})
const titled = (...lines: string[]) =>
  pageOfLines(...lines, ...Array(3).fill('Mme MARTIN Élodie 4 rue des Lilas 69002'))
const payslip = (month: string) => titled(`BULLETIN DE PAIE ${month}`)
const receipt = (month: string) => titled('QUITTANCE DE LOYER', `Période : ${month}`)
/** The second page of a payslip. */
const further = pageOfLines(...Array(4).fill('suite des cotisations et des congés'))

const payslips = (id: string, ...pages: ReadPage[]) => held(id, 'INCOME', 'PAYSLIPS', ...pages)
const lastThree = ['octobre 2026', 'septembre 2026', 'août 2026'].map(payslip)

describe('payslips', () => {
  it.each<[string, HeldDocument[]]>([
    ['the last three', [payslips('a', ...lastThree)]],
    ['of two jobs', [payslips('a', ...lastThree), payslips('b', ...lastThree)]],
    ['with a month without pay', [payslips('a', payslip('octobre 2026'), payslip('août 2026'), payslip('juin 2026'))]],
    ['whose month cannot be read', [payslips('a', ...lastThree, payslip(''))]],
    ['that were not read yet', [payslips('a', ...lastThree), payslips('b')]],
    ['beside a page that is something else', [payslips('a', ...lastThree, titled('CONTRAT DE TRAVAIL mai 2026'))]],
    [
      'beside a blurred one, whose month may be misread',
      [payslips('a', ...lastThree, { ...payslip('mai 2026'), sharpness: 0.2 })],
    ],
    [
      'beside one that has to be replaced',
      [payslips('a', ...lastThree), { ...payslips('b', payslip('mai 2026')), status: 'DECLINED' }],
    ],
  ])('are not too many: %s', (_, documents) => expect(moreThanAsked(documents)).toEqual([]))

  it('of earlier months can be removed', () => {
    const documents = [
      payslips('a', ...lastThree),
      payslips('b', payslip('juillet 2026')),
      payslips('c', payslip('juin 2026'), further, payslip('mai 2026')),
    ]
    expect(moreThanAsked(documents)).toEqual([
      { id: 'b', remark: { code: 'MORE_THAN_ASKED', kinds: ['PAYSLIPS'], months: ['2026-07'] } },
      { id: 'c', remark: { code: 'MORE_THAN_ASKED', kinds: ['PAYSLIPS'], months: ['2026-06', '2026-05'] } },
    ])
  })

  it('of earlier months in the same file are named by their pages', () => {
    const pages = [payslip('octobre 2026'), further, ...['septembre 2026', 'août 2026', 'juillet 2026'].map(payslip)]
    const unread = pageOfLines('')
    expect(moreThanAsked([payslips('a', ...pages, further, unread)])).toEqual([
      { id: 'a', remark: { code: 'MORE_THAN_ASKED', kinds: ['PAYSLIPS'], months: ['2026-07'], pages: [5, 6] } },
    ])
  })
})

describe('rent receipts', () => {
  it('are three of a tenant, one of a guarantor', () => {
    const months = ['octobre 2026', 'septembre 2026', 'août 2026', 'juillet 2026'].map(receipt)
    const remarkOn = (kind: DocumentKind) => moreThanAsked([held('a', 'ADDRESS', kind, ...months)])[0]?.remark
    expect(remarkOn('RENT_RECEIPTS')).toMatchObject({ pages: [4] })
    expect(remarkOn('LAST_RENT_RECEIPT')).toMatchObject({ pages: [2, 3, 4] })
    expect(moreThanAsked([held('a', 'ADDRESS', 'RENT_RECEIPTS', ...months.slice(0, 3))])).toEqual([])
  })
})

describe('of an identity document or a proof of address, one is enough', () => {
  it.each<[string, HeldDocument[], [string, DocumentKind[]] | undefined]>([
    [
      'two sides of a card',
      [held('a', 'IDENTITY', 'IDENTITY_CARD'), held('b', 'IDENTITY', 'IDENTITY_CARD')],
      undefined,
    ],
    [
      'a card and a passport',
      [held('a', 'IDENTITY', 'IDENTITY_CARD'), held('b', 'IDENTITY', 'PASSPORT')],
      ['b', ['IDENTITY_CARD', 'PASSPORT']],
    ],
    [
      'receipts, of which there are too many, and a tax notice',
      [
        held('a', 'ADDRESS', 'PROPERTY_TAX'),
        held('b', 'ADDRESS', 'RENT_RECEIPTS', ...['mai 2026', 'avril 2026', 'mars 2026', 'février 2026'].map(receipt)),
        held('c', 'ADDRESS', 'PROPERTY_TAX'),
      ],
      ['b', ['PROPERTY_TAX', 'RENT_RECEIPTS']],
    ],
    [
      'several incomes and occupations',
      [
        held('a', 'INCOME', 'PAYSLIPS'),
        held('b', 'INCOME', 'TAX_NOTICE'),
        held('c', 'PROFESSIONAL', 'WORK_CONTRACT'),
        held('d', 'PROFESSIONAL', 'STUDENT_CARD'),
      ],
      undefined,
    ],
    [
      'a card that was declined, and a passport',
      [{ ...held('a', 'IDENTITY', 'IDENTITY_CARD'), status: 'DECLINED' }, held('b', 'IDENTITY', 'PASSPORT')],
      undefined,
    ],
  ])('%s', (_, documents, expected) => {
    const found = moreThanAsked(documents)
    expect(found).toEqual(
      expected ? [{ id: expected[0], remark: { code: 'MORE_THAN_ASKED', kinds: expected[1] } }] : [],
    )
  })
})
