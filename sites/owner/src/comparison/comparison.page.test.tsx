import type { Comparison } from '@bailclair/domain/comparison/comparison.schema.ts'
import { failure, ok, stubApi } from '@bailclair/site-kit/test/api.ts'
import { createMemoryHistory } from '@bailclair/site-kit/test/memory-history.ts'
import { signedIn } from '@bailclair/site-kit/test/providers.tsx'
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { show } from '#test/screen.tsx'
import ComparisonPage from './comparison.page.tsx'

const user = userEvent.setup({ delay: null })
beforeEach(() => void vi.spyOn(console, 'error').mockReset().mockReturnValue())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const idOf = (last: number) => `0b1f3f0e-6d63-4c8e-9a68-0d5c8c7f6a0${last}`
const property = idOf(0)
const path = `POST owner/properties/${property}/comparison`
const single = {
  label: 'A' as const,
  reference: 'ref-a',
  totalSalary: 0,
  hasDocuments: true,
  entryDate: '2026-12-01',
  tenants: [{ situation: 'STUDENT' as const, monthlyIncome: 0, checked: ['IDENTITY' as const], guarantors: [] }],
}
const couple: Comparison['columns'][number] = {
  label: 'B',
  reference: 'ref-b',
  totalSalary: 2_900,
  totalGuarantorSalary: 4_000,
  effortRate: 22,
  effortRateWithCharges: 24,
  hasDocuments: true,
  tenants: [
    { situation: 'PERMANENT_CONTRACT', monthlyIncome: 2_000, checked: ['IDENTITY', 'INCOME'], guarantors: [] },
    {
      monthlyIncome: 900,
      checked: [],
      guarantors: [
        { kind: 'PERSON', monthlyIncome: 4_000, checked: ['IDENTITY'] },
        { kind: 'BODY', checked: ['GUARANTEE_BODY'] },
      ],
    },
  ],
}
const compared: Comparison = {
  propertyName: 'Studio gare',
  rentCost: 650,
  chargesCost: 50,
  columns: [single, couple],
  leftOut: [],
}

type Options = { answers?: Parameters<typeof stubApi>[0]; ids?: string; language?: 'fr' | 'en' }
function open({
  answers = { [path]: () => ok(compared) },
  ids = `${idOf(1)},${idOf(2)}`,
  language = 'en',
}: Options = {}) {
  const api = stubApi(answers)
  const history = createMemoryHistory(`/consulte-propriete/${property}/comparer?candidatures=${ids}`)
  return { ...api, history, ...show(<ComparisonPage />, { history, session: signedIn, language }) }
}
const cellsOf = (field: string) =>
  within(screen.getByRole('rowheader', { name: field }).closest('tr') as HTMLElement)
    .getAllByRole('cell')
    .map((cell) => cell.querySelector(':scope > div')?.textContent)

describe('the table', () => {
  it('has a column an application and the same rows for all', async () => {
    const { sent } = open()
    await screen.findByRole('table', { name: 'Applications side by side' })
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Information',
      'Application A',
      'Application B',
    ])
    const rows = screen.getAllByRole('rowheader').map(({ textContent }) => textContent as string)
    expect(rows.slice(0, -1).map((row) => [row, ...cellsOf(row)])).toEqual([
      ['Number of tenants', '1', '2'],
      ['Situation', 'Student', 'Tenant 1: Permanent contractTenant 2: Not stated'],
      ['Monthly income of the tenants', '€0', '€2,900Tenant 1: €2,000Tenant 2: €900'],
      ['Effort rate without charges', 'No income stated', '22%'],
      ['Effort rate with charges', 'No income stated', '24%'],
      ['Guarantors', 'No guarantor', 'Guarantor: €4,000Guarantor organisation'],
      ['Monthly income of the guarantors', 'No guarantor', '€4,000'],
      ['Could move in on', '1 December 2026', 'Not stated'],
      [
        'Verified documents',
        'Identity document',
        'Tenant 1: Identity document, Proof of incomeTenant 2: none' +
          'Guarantor 1: Identity documentGuarantor 2: Guarantee certificate',
      ],
    ])
    expect(rows.at(-1)).toBe('Your choice')
    expect(screen.getByText('Rent: €650 a month, plus €50 of charges.')).toBeTruthy()
    expect(screen.getByText(/25 criteria of discrimination/)).toBeTruthy()
    // nothing else is asked for that could name somebody
    expect(sent()).toEqual([path])
  })

  it('says that another service keeps the documents, and speaks French', async () => {
    const columns = [{ ...single, hasDocuments: false }, couple]
    open({ language: 'fr', answers: { [path]: () => ok({ ...compared, columns }) } })
    await screen.findByRole('columnheader', { name: 'Candidature A' })
    expect(cellsOf('Justificatifs vérifiés')[0]).toMatch(/^Dossier vérifié/)
    expect(cellsOf('Situation')[1]).toBe('Locataire 1\u202F: En CDILocataire 2\u202F: Non précisé')
  })
})

describe('choosing', () => {
  const resolve = `${path}/application`

  it('finds the application of the column and leads to the page of the choice', async () => {
    const answers = { [path]: () => ok(compared), [resolve]: () => ok({ id: idOf(2) }) }
    const { history, calls } = open({ answers })
    await user.click(await screen.findByRole('button', { name: 'Choose application B' }))
    await vi.waitFor(() => expect(history.current().pathname).toBe(`/consulte-propriete/${property}/choix`))
    expect(history.current().search).toBe(`?candidature=${idOf(2)}`)
    expect(calls.at(-1)?.body).toEqual({ ids: [idOf(1), idOf(2)], reference: 'ref-b' })
  })

  it('says that the application is gone', async () => {
    const answers = { [path]: () => ok(compared), [resolve]: () => failure(404, 'ApplicationNotFound') }
    const { history } = open({ answers })
    await user.click(await screen.findByRole('button', { name: 'Choose application A' }))
    expect(await screen.findByText(/application/i, { selector: '.toast *' })).toBeTruthy()
    expect(history.current().pathname).toMatch(/comparer$/)
  })
})

describe('what cannot be compared', () => {
  it('is counted by reason beside the others', async () => {
    const leftOut = [
      { reason: 'PAUSED' as const, count: 1 },
      { reason: 'NOT_VERIFIED' as const, count: 2 },
    ]
    open({ answers: { [path]: () => ok({ ...compared, leftOut }) } })
    expect(await screen.findByText('1 applicant has paused access.')).toBeTruthy()
    expect(screen.getByText('2 files are not verified yet.')).toBeTruthy()
    expect(screen.getByRole('table')).toBeTruthy()
  })

  it('is told instead of a table if fewer than two are left', async () => {
    const leftOut = [{ reason: 'ENDED' as const, count: 2 }]
    open({ answers: { [path]: () => ok({ ...compared, columns: [], leftOut }) } })
    await screen.findByRole('heading', { level: 1, name: 'It takes two files to compare' })
    expect(screen.getByText('Your access to 2 files has ended.')).toBeTruthy()
    expect(screen.queryByRole('table')).toBeNull()
  })

  it.each([
    ['none', ''],
    ['one, twice', `${idOf(1)},${idOf(1)}`],
    ['five', [1, 2, 3, 4, 5].map(idOf).join()],
    ['no id', `${idOf(1)},x`],
  ])('is not asked for: %s', async (_, ids) => {
    const { sent } = open({ ids })
    await screen.findByRole('heading', { level: 1, name: 'Select two to four applications' })
    expect(screen.getByRole('link', { name: 'Back to the property' }).getAttribute('href')).toBe(
      `/consulte-propriete/${property}`,
    )
    expect(sent()).toEqual([])
  })
})

it('says why it failed, and tries again', async () => {
  let isDown = true
  open({ answers: { [path]: () => (isDown ? failure(429, 'TooManyRequests') : ok(compared)) } })
  await screen.findByRole('heading', { level: 1, name: 'The comparison could not be loaded' })
  isDown = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('table')).toBeTruthy()
})

it('says that the property is gone', async () => {
  open({ answers: { [path]: () => failure(404, 'PropertyNotFound') } })
  await screen.findByRole('heading', { level: 1, name: 'This property no longer exists' })
})
