import { errorMessages } from '@bailclair/site-kit/platform/api/error.messages.ts'
import { failure, ok, stubApi } from '@bailclair/site-kit/test/api.ts'
import { createMemoryHistory } from '@bailclair/site-kit/test/memory-history.ts'
import { signedIn } from '@bailclair/site-kit/test/providers.tsx'
import { act, cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { row, sixRows } from '#test/applications.ts'
import { show } from '#test/screen.tsx'
import { Applications } from './applications.tsx'

const user = userEvent.setup({ delay: null })
const print = vi.fn()
beforeEach(() => vi.stubGlobal('print', print))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

type Options = { at?: string; language?: 'fr' | 'en'; rows?: typeof sixRows }

function open({ at = '/consulte-propriete/p-1', language = 'en', rows = sixRows }: Options = {}) {
  const history = createMemoryHistory(at)
  const part = (
    <Applications
      propertyId="p-1"
      rows={rows}
      rent={{ rentCost: 480, chargesCost: 40 }}
      onChanged={async () => undefined}
      whenEmpty={<p>Nobody yet</p>}
    />
  )
  return { history, ...show(part, { history, language, session: signedIn }) }
}

const names = () => screen.queryAllByRole('rowheader').map(({ textContent }) => textContent)
const header = (name: string) => screen.getByRole('columnheader', { name })
const sortBy = (name: string) => user.click(within(header(name)).getByRole('button'))
const rowOf = (name: string) => screen.getByRole('rowheader', { name }).closest('tr') as HTMLElement
const cellsOf = (name: string) =>
  within(rowOf(name))
    .getAllByRole('cell')
    .map((cell) => cell.textContent?.replace(cell.querySelector('.table-cell-label')?.textContent ?? '', ''))

describe('a row', () => {
  it.each([
    [
      'en',
      'Dupont Marie +\u00A01',
      ['2 November 2026', 'Couple', '€2,400', '€10,000', /^20%/, 'Verified', /^See the file/],
    ],
    [
      'fr',
      'Dupont Marie +\u00A01',
      ['2 novembre 2026', 'Couple', '2\u202F400\u202F€', '10\u202F000\u202F€', /^20\u202F%/, 'Vérifié', /^Voir/],
    ],
    ['en', 'Abadie Zoé', ['11 November 2026', 'Single', '€900', '–', /^53%/, 'Verified', /^See the file/]],
    ['en', 'Élie Noor', ['9 November 2026', 'Single', '€0', '–', /^No income stated/, 'Verified', /^See the file/]],
  ] as const)('of a verified file has its figures and its link: %s, %s', (language, name, cells) => {
    open({ language })
    const expected = cells.map((cell) => (typeof cell === 'string' ? cell : expect.stringMatching(cell)))
    expect(cellsOf(name).slice(1)).toEqual(expected)
  })

  it('leads to the application, with the order of the list (decision 19)', () => {
    open({ at: '/?tri=nom&partage=1' })
    const link = screen.getByRole('link', { name: /See the file of Marie Dupont and / })
    expect(link.getAttribute('href')).toBe('/candidature/marie?tri=nom&ordre=croissant')
    expect(link.getAttribute('target')).toBeNull()
  })

  it('opens the page of an authority’s own system in another window (decision 18)', () => {
    open({ rows: [row('zoe', 'Abadie Zoé', { totalSalary: 900, external: true })] })
    const link = screen.getByRole('link', { name: /See the file of Zoé Abadie/ })
    expect(link.getAttribute('href')).toMatch(/\/dossier\/file-zoe$/)
    expect(link.getAttribute('target')).toBe('_blank')
    expect(link.getAttribute('rel')).toContain('noreferrer')
  })

  it.each([
    ['en', 'Faure Inès', /Our team is checking this file/, 'Being processed'],
    ['fr', 'Faure Inès', /Notre équipe vérifie ce dossier/, 'En cours de traitement'],
    ['en', 'Girard Tom +\u00A02', /has a document to correct/, 'To correct'],
    ['en', 'Ibert Ugo', /^Access ended on 5 October 2026/, 'Access ended'],
    ['fr', 'Ibert Ugo', /^Accès terminé le 5 octobre 2026/, 'Accès terminé'],
  ] as const)('without figures says why: %s, %s', (language, name, why, status) => {
    open({ language })
    expect(cellsOf(name).slice(3)).toEqual([expect.stringMatching(why), status, ''])
    expect(within(rowOf(name)).queryByRole('link')).toBeNull()
    expect(rowOf(name).textContent).not.toContain('€')
  })
})

describe('the order', () => {
  it.each([
    ['Updated', ['Ibert', 'Dupont', 'Girard', 'Faure', 'Élie', 'Abadie']],
    ['Applicant', ['Abadie', 'Dupont', 'Élie', 'Faure', 'Girard', 'Ibert']],
    // Numbers as numbers, rows without a figure last.
    ['Income', ['Élie', 'Abadie', 'Dupont', 'Faure', 'Girard', 'Ibert']],
    ['Guarantors', ['Dupont']],
    ['Effort rate', ['Dupont', 'Abadie']],
    ['Type', ['Dupont', 'Girard', 'Abadie', 'Élie', 'Faure', 'Ibert']],
    ['Status', ['Dupont', 'Abadie', 'Élie', 'Faure', 'Girard', 'Ibert']],
  ])('by %s', async (column, expected) => {
    const { history } = open()
    await sortBy(column)
    expect(header(column).getAttribute('aria-sort')).toBe('ascending')
    const shown = names().map((name) => name?.split(' ')[0])
    expect(shown.slice(0, expected.length)).toEqual(expected)
    expect(history.current().search).toMatch(/^\?tri=\w+&ordre=croissant$/)
  })

  it('is newest first and kept in the address', () => {
    open()
    expect(header('Updated').getAttribute('aria-sort')).toBe('descending')
    expect(names()[0]).toBe('Abadie Zoé')
    cleanup()
    open({ at: '/consulte-propriete/p-1?tri=revenus&ordre=decroissant' })
    expect(names().slice(0, 3)).toEqual(['Dupont Marie +\u00A01', 'Abadie Zoé', 'Élie Noor'])
  })
})

describe('filters', () => {
  it('filter the list, show the count and stay in the address', async () => {
    const { history } = open()
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Verified')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'Single')
    expect(names()).toEqual(['Abadie Zoé', 'Élie Noor'])
    expect(screen.getByText('2 of 6 applications')).toBeTruthy()
    await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'ELIE n')
    expect(names()).toEqual(['Élie Noor'])
    expect(history.current().search).toBe('?statut=verifie&type=individuel&recherche=ELIE+n')
  })

  it('without results offer a reset', async () => {
    const { history } = open({ at: '/consulte-propriete/p-1?recherche=xyz&statut=incomplet&tri=nom' })
    expect(screen.getByRole('heading', { name: 'No application matches' })).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Show all' }))
    expect(names()).toHaveLength(6)
    expect((screen.getByRole('searchbox', { name: 'Search' }) as HTMLInputElement).value).toBe('')
    expect(history.current().search).toBe('?tri=nom&ordre=croissant')
  })
})

describe('the effort rate', () => {
  const explain = (name: string) => user.click(screen.getByRole('button', { name: new RegExp(`rate of ${name}`) }))

  it('is explained on demand, with charges, and with what the law does not say', async () => {
    open()
    await explain('Marie Dupont')
    const dialog = await screen.findByRole('dialog', { name: 'Effort rate of Marie Dupont and Paul Durand' })
    expect(dialog.textContent).toContain('€480 ÷ €2,400 = 20%')
    expect(dialog.textContent).toContain('(€480 + €40) ÷ €2,400 = 22%')
    expect(
      within(dialog)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Marie Dupont: €1,600, or 67%', 'Paul Durand: €800, or 33%'])
    expect(dialog.textContent).toContain('The income of everyone in the file is added up')
    expect(dialog.textContent).toContain('No law sets a threshold')
    expect(dialog.textContent).toContain('Nobody may be turned down by an entirely automated decision')
  })

  it('is absent when no income is stated', async () => {
    open()
    await explain('Noor Élie')
    expect((await screen.findByRole('dialog')).textContent).toContain('This file states no income')
    expect(screen.getByRole('dialog').textContent).not.toContain('÷')
  })

  it('is the same colour for everyone', () => {
    open()
    const looks = screen.getAllByRole('button', { name: /understand the effort rate/ }).map((it) => it.className)
    expect(new Set(looks)).toEqual(new Set(['effort-rate']))
  })
})

describe('many applications', () => {
  const rows = Array.from({ length: 60 }, (_, index) =>
    row(`a-${index}`, `Name${String(index).padStart(3, '0')} Alex`, { totalSalary: 1000 + index }),
  )

  it('come page by page, each with its address', () => {
    open({ rows, at: '/consulte-propriete/p-1?tri=nom&ordre=croissant&page=3' })
    expect(names()).toHaveLength(10)
    expect(names()[0]).toBe('Name050 Alex')
    expect(screen.getByRole('link', { name: 'Page 2' }).getAttribute('href')).toBe(
      '/consulte-propriete/p-1?tri=nom&ordre=croissant&page=2',
    )
    cleanup()
    open({ rows, at: '/consulte-propriete/p-1?page=99' })
    expect(names()).toHaveLength(10)
  })

  it('are selected page by page, or all at once', async () => {
    open({ rows })
    const all = () => screen.getAllByRole('checkbox', { name: 'Select all' }).at(-1) as HTMLInputElement
    await user.click(all())
    expect(screen.getByText('25 selected')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Select all 60' }))
    const told = screen.getByText('60 selected')
    expect(document.activeElement).toBe(told.closest('[role=status]'))
    await user.click(screen.getAllByRole('checkbox', { name: /^Select Name/ })[0] as HTMLElement)
    expect(screen.getByText('59 selected')).toBeTruthy()
    expect(all().indeterminate).toBe(true)
    await user.click(screen.getByRole('button', { name: 'Clear selection' }))
    expect(screen.queryByText(/selected$/)).toBeNull()
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull()
  })

  it('are selected a page at a time from the bar, too', async () => {
    open({ rows })
    await user.click(screen.getAllByRole('checkbox', { name: /^Select Name/ })[0] as HTMLElement)
    expect(screen.queryByRole('button', { name: /^Select all/ })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Select page' }))
    expect(screen.getByText('25 selected')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Select page' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Select all 60' })).toBeTruthy()
  })

  it('are printed alone when they are selected, and together afterwards', async () => {
    open({ rows, at: '/consulte-propriete/p-1?tri=nom&ordre=croissant' })
    for (const name of ['Name003 Alex', 'Name005 Alex'])
      await user.click(screen.getByRole('checkbox', { name: `Select ${name}` }))
    const during: unknown[] = []
    print.mockImplementationOnce(() => {
      window.dispatchEvent(new Event('beforeprint'))
      during.push(names(), screen.queryByText('2 of 60 applications, selected') !== null)
      window.dispatchEvent(new Event('afterprint'))
    })
    await user.click(screen.getByRole('button', { name: 'Print' }))
    expect(during).toEqual([['Name003 Alex', 'Name005 Alex'], true])
    expect(names()).toHaveLength(25)
    expect(screen.getByText('2 selected')).toBeTruthy()
    act(() => void window.dispatchEvent(new Event('beforeprint')))
    expect(names()).toHaveLength(60)
    act(() => void window.dispatchEvent(new Event('afterprint')))
  })

  it('are all printed', async () => {
    open({ rows })
    expect(names()).toHaveLength(25)
    await user.click(screen.getByRole('button', { name: 'Print the list' }))
    expect(print).toHaveBeenCalledOnce()
    act(() => void window.dispatchEvent(new Event('beforeprint')))
    expect(names()).toHaveLength(60)
    act(() => void window.dispatchEvent(new Event('afterprint')))
    expect(names()).toHaveLength(25)
  })
})

it('has search and filters only when there are many', () => {
  open({ rows: sixRows.slice(0, 3) })
  expect(screen.queryByRole('searchbox')).toBeNull()
  cleanup()
  open({ rows: sixRows.slice(0, 3), at: '/consulte-propriete/p-1?statut=verifie' })
  expect(screen.getByRole('searchbox')).toBeTruthy()
})

it('explains what to do without applications', () => {
  open({ rows: [] })
  expect(screen.getByText('Nobody yet')).toBeTruthy()
  expect(screen.queryByRole('table')).toBeNull()
  expect(screen.queryByRole('search')).toBeNull()
})

it('is downloaded for a spreadsheet program, or says why not', async () => {
  let isDown = true
  const { calls } = stubApi({
    'POST owner/applications/csv': () => (isDown ? failure(503, 'ServiceUnavailable') : ok('Nom;Type')),
  })
  const save = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  open()
  const button = screen.getByRole('button', { name: 'Download (CSV)' })
  await user.click(button)
  expect(await screen.findByText(errorMessages.en?.ServiceUnavailable ?? '')).toBeTruthy()
  expect(save).not.toHaveBeenCalled()
  isDown = false
  await user.click(button)
  await vi.waitFor(() => expect(save).toHaveBeenCalledOnce())
  await user.click(screen.getByRole('checkbox', { name: 'Select Abadie Zoé' }))
  await user.click(screen.getByRole('button', { name: 'Download CSV' }))
  await vi.waitFor(() => expect(save).toHaveBeenCalledTimes(2))
  expect(
    calls
      .filter(({ path }) => path.endsWith('csv'))
      .slice(-2)
      .map(({ body }) => body),
  ).toEqual([{ property: 'p-1' }, { property: 'p-1', ids: ['zoe'] }])
  expect((save.mock.contexts[0] as HTMLAnchorElement).download).toMatch(/^applications-\d{4}-\d{2}-\d{2}[.]csv$/)
  save.mockRestore()
})
