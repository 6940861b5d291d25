import type { CompleteFile } from '@bailclair/domain/complete-file/complete-file.schema.ts'
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { externalFile, file, groupFile } from '#test/complete-file.ts'
import { show } from '#test/screen.tsx'
import { FileView } from './file-view.tsx'

afterEach(cleanup)

const notAsked = () => Promise.reject(new Error('not asked here'))
const download = { load: notAsked, loadPage: notAsked, onClosed: () => undefined }
type Options = { language?: 'fr' | 'en'; duties?: 'owner' | 'guest' }

function open(given: CompleteFile, { language = 'en', duties = 'owner' }: Options = {}) {
  show(<FileView file={given} download={download} duties={duties} documentsAt="https://tenants.example/dossier/t" />, {
    language,
  })
  return screen.getByRole('article')
}
const part = (name: string) => screen.getByRole('heading', { level: 2, name }).closest('section') as HTMLElement
const factsIn = (element: HTMLElement) =>
  Object.fromEntries(
    within(element)
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  )

it.each([
  ['en', 'Rental file: Camille Durand', /For the rental of “Studio Bellecour”, Lyon.*Viewed on 15 November 2026/],
  [
    'fr',
    'Dossier de location\u202F: Camille Durand',
    /Pour la location de «\u202FStudio Bellecour\u202F», Lyon.*Consulté le 15 novembre 2026/,
  ],
] as const)('says whose file it is, and for which property (%s)', (language, title, where) => {
  open(file, { language })
  const heading = screen.getByRole('heading', { level: 1, name: title })
  expect(heading.parentElement?.textContent).toMatch(where)
})

it('says when it was verified, and until when it opens', () => {
  const { textContent } = open(file)
  expect(textContent).toContain('File verified on 13 November 2026')
  expect(textContent).toContain('Open until 14 December 2026')
})

it('sums up the income, that of guarantors, and the effort rate with how it comes about', () => {
  const article = open(file)
  const [figures] = within(article).getAllByText('Effort rate without charges')
  expect(figures?.closest('dl')?.textContent).toBe(
    'Monthly income of the tenants€2,250.50Monthly income of the guarantors€3,000Effort rate without charges31%Effort rate with charges33%',
  )
  const explanation = screen.getByText('Understand the effort rate').closest('details') as HTMLElement
  expect(factsIn(explanation)).toEqual({
    'Effort rate without charges': '€700 ÷ €2,250.50 = 31%',
    'Effort rate with charges': '(€700 + €50) ÷ €2,250.50 = 33%',
  })
  expect(explanation.textContent).toMatch(/no law sets a threshold/)
  expect(explanation.textContent).not.toContain('Each person’s share')
})

it('names documents by their kind, and numbers those of one kind', () => {
  const [tenant] = file.tenants as [(typeof file.tenants)[number]]
  const given = (id: string, kind?: 'PAYSLIPS' | 'TAX_NOTICE') =>
    ({ id, category: 'INCOME', pages: 1, size: 9, ...(kind && { kind }) }) as const
  const documents = [given('d-1', 'PAYSLIPS'), given('d-2', 'TAX_NOTICE'), given('d-3', 'PAYSLIPS'), given('d-4')]
  open({ ...file, tenants: [{ ...tenant, guarantors: [], documents, checks: [] }] })
  expect([...document.querySelectorAll('.file-proof-name')].map(({ firstChild }) => firstChild?.textContent)).toEqual([
    'Payslips',
    'Tax notice',
    'Proof of income',
  ])
  expect(screen.getAllByRole('button', { name: /^Open/ }).map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Open no. 1, payslips, Camille Durand/),
    expect.stringMatching(/^Open no. 2, payslips, Camille Durand/),
    expect.stringMatching(/^Open, tax notice, Camille Durand/),
    expect.stringMatching(/^Open, proof of income, Camille Durand/),
  ])
})

it('tells situation, incomes, checks and guarantors of each tenant', () => {
  open(groupFile)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Rental file: Camille Durand and Noé Petit')
  const camille = part('Camille Durand')
  expect(factsIn(camille)).toMatchObject({ Situation: 'Permanent contract' })
  expect(camille.textContent).toContain('€2,250.50Salary: €2,100Rental income: €150.50')
  expect(camille.textContent).not.toContain('what our team found')
  expect(camille.textContent).toMatch(/Identity documentVerified on 12 November 2026/)
  expect(within(camille).getByRole('heading', { level: 3 }).textContent).toBe('Guarantor: Marie Durand')

  const noe = part('Noé Petit')
  expect(noe.textContent).toContain('€450Scholarship: €500The total is what our team found in the documents.')
  const guarantors = within(noe).getAllByRole('heading', { level: 3 })
  expect(guarantors.map(({ textContent }) => textContent)).toEqual([
    'Guarantor company: Atelier Petit',
    'Guarantor organisation: Garantie publique',
  ])
  expect(guarantors[0]?.parentElement?.textContent).toContain('Represented byJean Petit')
  expect(guarantors[1]?.parentElement?.textContent).not.toContain('net income')
  expect(screen.getByText('Camille Durand: €2,250.50, that is 83%')).toBeTruthy()
  expect(screen.getByText('Noé Petit: €450, that is 17%')).toBeTruthy()
})

it('does with a file of an authority’s own system: no property, no documents, nothing about its guarantor', () => {
  const article = open(externalFile)
  expect(article.textContent).toContain('For a rental')
  expect(article.textContent).toContain('stay with the service that verified')
  expect(screen.getByRole('link', { name: /^Open the file in that service/ }).getAttribute('href')).toBe(
    'https://tenants.example/dossier/t',
  )
  expect(factsIn(part('Camille Durand'))).toMatchObject({ Situation: 'Not stated' })
  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Guarantor')
  expect(screen.queryByText('Understand the effort rate')).toBeNull()
})

it('explains that there is no rate without income', () => {
  const [tenant] = file.tenants
  if (!tenant) throw new Error('The file has no tenant.')
  open({ ...file, tenants: [{ ...tenant, incomes: [], monthlyIncome: 0 }], totalSalary: 0, effortRate: -1 })
  expect(screen.getByText(/states no income/)).toBeTruthy()
  expect(screen.getByText('No income')).toBeTruthy()
  expect(screen.queryByText(/÷/)).toBeNull()
})

it.each([
  ['en', [/more than twenty-five criteria/, /no bank statement/, /three months/, /Each visit is recorded/]],
  ['fr', [/plus de vingt-cinq critères/, /ni relevé de compte/, /trois mois/, /Chaque consultation est notée/]],
] as const)('reminds the landlord of the law (%s)', (language, duties) => {
  open(file, { language })
  const title = screen.getByRole('heading', { name: /^(What you may do|Ce que vous pouvez faire)/ })
  const said = within(title.parentElement as HTMLElement).getAllByRole('listitem')
  expect(said.map(({ textContent }) => textContent)).toEqual(duties.map((duty) => expect.stringMatching(duty)))
  const allowed = screen.getByRole('link', { name: /^(See the documents allowed|Voir les documents permis)$/ })
  expect(allowed.getAttribute('href')).toBe('/droits-des-candidats')
})

it('reminds somebody with a viewing link of what concerns them', () => {
  open(file, { duties: 'guest' })
  const title = screen.getByRole('heading', { name: /^What you may do/ })
  const said = within(title.parentElement as HTMLElement).getAllByRole('listitem')
  expect(said.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/Do not pass on this link or any copy/),
    expect.stringMatching(/it came through this link/),
  ])
})
