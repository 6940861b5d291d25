import type { CompleteFile } from '@bailclair/domain/complete-file/complete-file.schema.ts'
import { failure, ok, stubApi } from '@bailclair/site-kit/test/api.ts'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { externalFile, file, groupFile } from '#test/complete-file.ts'
import { show } from '#test/screen.tsx'
import { OpenedFile } from './complete-file.page.tsx'

const user = userEvent.setup({ delay: null })
const token = 'T'.repeat(43)
const path = `file/${token}`

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const showFile = (language: 'fr' | 'en' = 'en') => show(<OpenedFile token={token} />, { language })
async function open(given: CompleteFile, language: 'fr' | 'en' = 'en') {
  stubApi({ [`GET ${path}`]: () => ok(given) })
  showFile(language)
  return screen.findByRole('article')
}
const part = (name: string) => screen.getByRole('heading', { level: 2, name }).closest('section') as HTMLElement
const factsIn = (element: HTMLElement) =>
  Object.fromEntries(
    within(element)
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  )

it.each([
  ['en', 'Rental file: Camille Durand', /For letting “Studio Bellecour”, Lyon.*Consulted on 15 November 2026/],
  [
    'fr',
    'Dossier de location\u202F: Camille Durand',
    /Pour la location de «\u202FStudio Bellecour\u202F», Lyon.*Consulté le 15 novembre 2026/,
  ],
] as const)('says whose file it is, and for which property (%s)', async (language, title, where) => {
  await open(file, language)
  const heading = screen.getByRole('heading', { level: 1, name: title })
  expect(heading.parentElement?.textContent).toMatch(where)
})

it('says when it was verified, and until when it opens', async () => {
  const { textContent } = await open(file)
  expect(textContent).toContain('File verified on 13 November 2026')
  expect(textContent).toContain('Open until 14 December 2026')
})

it('sums up the income, that of guarantors, and the effort rate with how it comes about', async () => {
  const article = await open(file)
  const [figures] = within(article).getAllByText('Effort rate')
  expect(figures?.closest('dl')?.textContent).toBe(
    'Monthly income of the tenants€2,250.50Monthly income of the guarantors€3,000Effort rate31%',
  )
  const explanation = screen.getByText('Understand the effort rate').closest('details') as HTMLElement
  expect(factsIn(explanation)).toEqual({
    'Effort rate': '€700 ÷ €2,250.50 = 31%',
    'With charges': '(€700 + €50) ÷ €2,250.50 = 33%',
  })
  expect(explanation.textContent).toMatch(/no law sets a threshold/)
  expect(explanation.textContent).not.toContain('The share of each')
})

it('tells situation, incomes, checks and guarantors of each tenant', async () => {
  await open(groupFile)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Rental file: Camille Durand and Noé Petit')
  const camille = part('Camille Durand')
  expect(factsIn(camille)).toMatchObject({ Situation: 'Permanent contract' })
  expect(camille.textContent).toContain('€2,250.50Salary: €2,100Rental income: €150.50')
  expect(camille.textContent).not.toContain('what our team found')
  expect(camille.textContent).toMatch(/Identity documentChecked on 12 November 2026/)
  expect(within(camille).getByRole('heading', { level: 3 }).textContent).toBe('Guarantor: Marie Durand')

  const noe = part('Noé Petit')
  expect(noe.textContent).toContain('€450Scholarship: €500The total is what our team found in the documents.')
  const guarantors = within(noe).getAllByRole('heading', { level: 3 })
  expect(guarantors.map(({ textContent }) => textContent)).toEqual([
    'Company that vouches: Atelier Petit',
    'Guarantee body: Garantie publique',
  ])
  expect(guarantors[0]?.parentElement?.textContent).toContain('Represented byJean Petit')
  expect(guarantors[1]?.parentElement?.textContent).not.toContain('net income')
  expect(screen.getByText('Camille Durand: €2,250.50, that is 83%')).toBeTruthy()
  expect(screen.getByText('Noé Petit: €450, that is 17%')).toBeTruthy()
})

it('does with a file of an authority’s own system: no property, no documents, nothing about its guarantor', async () => {
  const article = await open(externalFile)
  expect(article.textContent).toContain('For a letting')
  expect(article.textContent).toContain('kept by the service that verified it')
  expect(factsIn(part('Camille Durand'))).toMatchObject({ Situation: 'Not stated' })
  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Guarantor')
  expect(screen.queryByText('Understand the effort rate')).toBeNull()
})

it('explains that there is no rate without income', async () => {
  const [tenant] = file.tenants
  if (!tenant) throw new Error('The file has no tenant.')
  await open({ ...file, tenants: [{ ...tenant, incomes: [], monthlyIncome: 0 }], totalSalary: 0, effortRate: -1 })
  expect(screen.getByText(/states no income/)).toBeTruthy()
  expect(screen.getByText('No income')).toBeTruthy()
  expect(screen.queryByText(/÷/)).toBeNull()
})

it.each([
  ['en', [/25 criteria/, /no bank statement/, /three months/, /Each visit is noted/]],
  ['fr', [/25 critères/, /ni relevé de compte/, /trois mois/, /Chaque consultation est notée/]],
] as const)('reminds the landlord of the law (%s)', async (language, duties) => {
  await open(file, language)
  const title = screen.getByRole('heading', { name: /^(What you may do|Ce que vous pouvez faire)/ })
  const said = within(title.parentElement as HTMLElement).getAllByRole('listitem')
  expect(said.map(({ textContent }) => textContent)).toEqual(duties.map((duty) => expect.stringMatching(duty)))
})

describe('a link that does not open', () => {
  it.each([
    [404, 'FileNotFound', 'en', 'This file is not available, or not any more'],
    [404, 'FileNotFound', 'fr', 'Ce dossier n’est pas ou plus consultable'],
    [410, 'TokenExpired', 'en', 'This file is not available, or not any more'],
  ] as const)('says the same whatever the reason: %i %s (%s)', async (status, code, language, title) => {
    stubApi({ [`GET ${path}`]: () => failure(status, code) })
    showFile(language)
    const heading = await screen.findByRole('heading', { level: 1, name: title })
    expect(document.activeElement).toBe(heading)
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('can be retried after an outage', async () => {
    let isDown = true
    stubApi({ [`GET ${path}`]: () => (isDown ? failure(503, 'ServiceUnavailable') : ok(file)) })
    showFile()
    expect(await screen.findByRole('heading', { name: 'The file could not be shown' })).toBeTruthy()
    isDown = false
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { name: 'Rental file: Camille Durand' })).toBeTruthy()
  })

  it('closes what is on the screen when the landlord comes back to the tab', async () => {
    let isWithdrawn = false
    stubApi({ [`GET ${path}`]: () => (isWithdrawn ? failure(404, 'FileNotFound') : ok(file)) })
    showFile()
    await screen.findByRole('article')
    isWithdrawn = true
    fireEvent(document, new Event('visibilitychange'))
    expect(await screen.findByRole('heading', { name: /not available/ })).toBeTruthy()
    expect(screen.queryByText('Camille Durand')).toBeNull()
  })

  it('keeps it during an outage', async () => {
    let isDown = false
    const { calls } = stubApi({ [`GET ${path}`]: () => (isDown ? failure(503, 'ServiceUnavailable') : ok(file)) })
    showFile()
    await screen.findByRole('article')
    isDown = true
    fireEvent(document, new Event('visibilitychange'))
    await vi.waitFor(() => expect(calls).toHaveLength(2))
    expect(screen.getByRole('article')).toBeTruthy()
  })
})
