import type { ShownDocument } from '@bailclair/domain/complete-file/complete-file.schema.ts'
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { show } from '#test/site.tsx'
import { Proofs } from './proofs.tsx'

afterEach(cleanup)

const notAsked = () => Promise.reject(new Error('not asked here'))
const download = { load: notAsked, loadPage: notAsked, onClosed: () => undefined }
const given = (id: string, more: Partial<ShownDocument> = {}): ShownDocument => ({
  id,
  category: 'INCOME',
  kind: 'TAX_NOTICE',
  pages: 1,
  size: 9,
  ...more,
})
const signed = { signatureCheckedOn: '2026-11-12' } as const

/** What is said of each kind of document, line by line. */
function linesOf(documents: ShownDocument[], language: 'fr' | 'en' = 'en') {
  const checks = [{ category: 'INCOME', checkedOn: '2026-11-13' } as const]
  show(<Proofs holder="Ana Durand" proven={{ checks, documents }} download={download} />, { language })
  return within(screen.getByRole('list'))
    .getAllByRole('listitem')
    .map((row) => [...(row.querySelector('.file-proof-name')?.childNodes ?? [])].map(({ textContent }) => textContent))
}

it('says of a tax notice when its signature was verified, and of no other document', () => {
  expect(linesOf([given('d-1', signed), given('d-2', { kind: 'PAYSLIPS' })])).toEqual([
    ['Tax notice', 'Verified on 13 November 2026', 'Tax notice: signature verified on 12 November 2026'],
    ['Payslips', 'Verified on 13 November 2026'],
  ])
})

it.each([
  ['en', 'Tax notice no. 2: signature verified on 12 November 2026'],
  ['fr', 'Avis d’impôt n°\u202F2\u202F: signature vérifiée le 12 novembre 2026'],
] as const)('says which of two it is (%s)', (language, line) => {
  const [[, , ...lines] = []] = linesOf([given('d-1'), given('d-2', signed)], language)
  expect(lines).toEqual([line])
  expect(screen.getAllByRole('button')).toHaveLength(2)
})

it('says so of each of two', () => {
  const [[, , ...lines] = []] = linesOf([given('d-1', signed), given('d-2', signed)])
  expect(lines).toEqual([
    'Tax notice no. 1: signature verified on 12 November 2026',
    'Tax notice no. 2: signature verified on 12 November 2026',
  ])
})

it('says nothing without a verified signature', () => {
  const [[, ...lines] = []] = linesOf([given('d-1')])
  expect(lines).toEqual(['Verified on 13 November 2026'])
})
