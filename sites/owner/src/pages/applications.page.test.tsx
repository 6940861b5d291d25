import { failure, ok, stubApi } from '@bailclair/site-kit/test/api.ts'
import { createMemoryHistory } from '@bailclair/site-kit/test/memory-history.ts'
import { signedIn } from '@bailclair/site-kit/test/providers.tsx'
import { act, cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { WithProfile } from '#app/with-profile.tsx'
import { sixRows } from '#test/applications.ts'
import { jeanne } from '#test/owner.ts'
import { show } from '#test/screen.tsx'
import { shared } from '#test/shared-property.ts'
import ApplicationsPage from './applications.page.tsx'

const user = userEvent.setup({ delay: null })
beforeEach(() => void vi.spyOn(console, 'error').mockReset().mockReturnValue())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const id = '018f6d3e-7b1a-7c3d-9e2f-0123456789ab'
const place = { id, name: 'Studio des Lilas', rentCost: 480, chargesCost: 40 }
const after = '1_2026-12-12_1763373600123456_018f3c1e-1111-4111-8111-111111111111'
const list = {
  applications: sixRows.map((row) => ({ ...row, property: place })),
  found: 60,
  counts: { verified: 30, waiting: 20, ended: 10 },
  newCount: 0,
}
const long = { ...list, found: 2_060, next: after }
const nothing = { applications: [], found: 0, counts: { verified: 0, waiting: 0, ended: 0 }, newCount: 0 }

type Options = {
  at?: string
  answer?: () => ReturnType<typeof ok>
  properties?: (typeof shared)[]
  gone?: Set<string>
}

function open({
  at = '/candidatures',
  answer = () => ok(list),
  properties = [{ ...shared, id }],
  gone = new Set(),
}: Options = {}) {
  const api = stubApi({
    'GET owner/profile': () => ok({ ...jeanne, properties }),
    'GET owner/applications': answer,
    'POST owner/applications/csv': () => ok('Nom;Type'),
    'DELETE property/tenant/zoe': () => {
      gone.add('zoe')
      return ok(undefined, 204)
    },
  })
  const history = createMemoryHistory(at)
  const page = (
    <WithProfile access="named">
      <ApplicationsPage />
    </WithProfile>
  )
  return { ...api, history, ...show(page, { history, language: 'en', session: signedIn }) }
}
const asked = ({ calls }: ReturnType<typeof open>) => calls.filter(({ path }) => path.startsWith('owner/applications'))

it('shows the rows in the order of the server, each with its property and both rates', async () => {
  open()
  const names = (await screen.findAllByRole('rowheader')).map(({ textContent }) => textContent)
  expect(names.map((name) => name?.split(' ')[0])).toEqual(['Dupont', 'Abadie', 'Élie', 'Faure', 'Girard', 'Ibert'])
  const row = screen.getByRole('rowheader', { name: /^Abadie/ }).closest('tr')
  expect(row?.textContent).toMatch(/Studio des Lilas/)
  expect(row?.textContent).toMatch(/53%, 58% with charges/)
  expect(screen.getByRole('link', { name: '10 ended' }).getAttribute('href')).toBe('/candidatures?statut=acces-termine')
  expect(screen.getByRole('link', { name: 'Page 3' }).getAttribute('href')).toBe('/candidatures?page=3')
  expect(screen.queryByText(/^More than 1,000 applications/)).toBeNull()
})

it('filters by status and property, in the address', async () => {
  const opened = open({ at: `/candidatures?page=2&apres=${after}` })
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Status' }), 'Waiting')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Property' }), `${shared.name}`)
  expect(opened.history.current().search).toBe(`?statut=en-attente&bien=${id}`)
  await vi.waitFor(() => expect(asked(opened).length).toBeGreaterThanOrEqual(3))
})

it('is searched by name, in the address and at the server', async () => {
  const opened = open({ at: `/candidatures?page=2&apres=${after}` })
  await user.type(await screen.findByRole('searchbox', { name: 'Search' }), 'Élie n')
  expect(opened.history.current().search).toBe('?recherche=%C3%89lie+n')
  await vi.waitFor(() => expect(asked(opened).at(-1)?.query.toString()).toBe('search=%C3%89lie+n'))
  expect(screen.getByText('60 applications')).toBeTruthy()
})

it('begins a long list at its first page, whatever number a link has, and says how it is sorted', async () => {
  open({ at: '/candidatures?page=2', answer: () => ok(long) })
  expect(await screen.findByText('Page 1 of 83')).toBeTruthy()
  expect(screen.getByText(/^More than 1,000 applications/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Next' }).getAttribute('href')).toBe(`/candidatures?page=2&apres=${after}`)
})

it('leads from a page of a long list to those beside it, and asks the server for its place', async () => {
  const opened = open({
    at: `/candidatures?statut=verifie&page=3&apres=${after}`,
    answer: () => ok({ ...long, previous: after }),
  })
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(await screen.findByText('Page 3 of 83')).toBeTruthy()
  expect([hrefOf('First page'), hrefOf('Previous'), hrefOf('Next')]).toEqual([
    '/candidatures?statut=verifie',
    `/candidatures?statut=verifie&page=2&avant=${after}`,
    `/candidatures?statut=verifie&page=4&apres=${after}`,
  ])
  expect(asked(opened).at(-1)?.query.toString()).toBe(`status=VALIDATED&page=3&after=${after}`)
})

it('keeps the links of the page on screen while the next one loads', async () => {
  const { found: _, ...unfinished } = { ...nothing, next: after }
  const opened = open({ at: '/candidatures?recherche=nobody', answer: () => ok(unfinished) })
  const findNext = async () => (await screen.findByRole('link', { name: 'Keep searching' })).getAttribute('href') ?? ''
  const next = await findNext()
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  act(() => opened.history.navigate(next))
  expect(await findNext()).toBe(next)
})

it('says that a search has not seen the whole list, and goes on', async () => {
  const { found: _, ...unfinished } = long
  open({ at: '/candidatures?recherche=nobody&page=7', answer: () => ok({ ...unfinished, applications: [] }) })
  expect(await screen.findByRole('heading', { name: 'No application found so far' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Keep searching' }).getAttribute('href')).toBe(
    `/candidatures?recherche=nobody&page=2&apres=${after}`,
  )
  expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull()
})

describe('a selection', () => {
  const box = (name: string) => screen.getByRole('checkbox', { name: `Select ${name}` })

  it('is downloaded across properties, like all that the filters find', async () => {
    const save = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    const { calls } = open({ at: '/candidatures?statut=verifie&recherche=a' })
    await user.click(await screen.findByRole('button', { name: 'Download (CSV)' }))
    await vi.waitFor(() => expect(save).toHaveBeenCalledOnce())
    await user.click(box('Abadie Zoé'))
    await user.click(box('Faure Inès'))
    await user.click(screen.getByRole('button', { name: 'Download CSV' }))
    await vi.waitFor(() => expect(save).toHaveBeenCalledTimes(2))
    expect(calls.filter(({ path }) => path.endsWith('csv')).map(({ body }) => body)).toEqual([
      { status: 'VALIDATED', search: 'a' },
      { ids: ['zoe', 'ines'] },
    ])
    save.mockRestore()
  })

  it('is deleted after the same question, and the list is asked again', async () => {
    const gone = new Set<string>()
    const applications = () => list.applications.filter((row) => !gone.has(row.id))
    const { sent } = open({ answer: () => ok({ ...list, applications: applications() }), gone })
    await screen.findAllByRole('rowheader')
    await user.click(box('Abadie Zoé'))
    await user.click(screen.getByRole('button', { name: 'Delete' }))
    expect((await screen.findByRole('alertdialog')).textContent).toContain('Abadie Zoé')
    expect(sent()).not.toContain('DELETE property/tenant/zoe')
    await user.click(screen.getByRole('button', { name: 'Delete the application' }))
    expect(await screen.findByText('Application deleted.')).toBeTruthy()
    expect(screen.queryByRole('rowheader', { name: /^Abadie/ })).toBeNull()
    await vi.waitFor(() => expect(document.activeElement?.tagName).toBe('H1'))
    expect(screen.queryByText(/selected$/)).toBeNull()
  })

  it('is printed alone; without one, the page says that it prints a page only', async () => {
    const print = vi.fn(() => {
      window.dispatchEvent(new Event('beforeprint'))
      expect(screen.getAllByRole('rowheader')).toHaveLength(1)
      window.dispatchEvent(new Event('afterprint'))
    })
    vi.stubGlobal('print', print)
    open()
    expect(await screen.findByRole('button', { name: 'Print this page' })).toBeTruthy()
    await user.click(box('Abadie Zoé'))
    await user.click(screen.getByRole('button', { name: 'Print' }))
    expect(print).toHaveBeenCalledOnce()
    expect(screen.getAllByRole('rowheader')).toHaveLength(6)
  })
})

it.each([
  [[shared], 'See my properties', /property’s share link/],
  [[], 'Add a property', /Add a property, then send/],
])('without applications teaches how to get some', async (properties, action, text) => {
  open({ properties, answer: () => ok(nothing) })
  expect(await screen.findByRole('heading', { name: 'No application yet' })).toBeTruthy()
  expect(screen.getByText(text)).toBeTruthy()
  expect(screen.getByRole('link', { name: action })).toBeTruthy()
})

it('without results offers a reset', async () => {
  const { history } = open({ at: '/candidatures?statut=incomplet', answer: () => ok(nothing) })
  expect(await screen.findByRole('heading', { name: 'No application matches' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Show all' }))
  expect(history.current().search).toBe('')
})

it('says that it failed, and tries again', async () => {
  let isDown = true
  open({ answer: () => (isDown ? failure(503, 'ServiceUnavailable') : ok(list)) })
  const retry = await screen.findByRole('button', { name: 'Try again' }, { timeout: 10_000 })
  isDown = false
  await user.click(retry)
  expect(await screen.findAllByRole('rowheader')).toHaveLength(6)
}, 15_000)
