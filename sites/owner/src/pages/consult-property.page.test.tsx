import type { Property } from '@bailclair/domain/property/property-answer.schema.ts'
import { useLocation } from '@bailclair/site-kit/platform/router/router-context.ts'
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
import ConsultPropertyPage from './consult-property.page.tsx'

const user = userEvent.setup({ delay: null })
beforeEach(() => void vi.spyOn(console, 'error').mockReset().mockReturnValue())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const withRows: Property = {
  ...shared,
  propertiesApartmentSharing: sixRows,
  propertyApartmentSharingCount: 6,
  verifiedCount: 4,
}

/** Shows other addresses. */
function CurrentPage() {
  const { pathname } = useLocation()
  return pathname === '/consulte-propriete/p-1' ? <ConsultPropertyPage /> : <p>{pathname}</p>
}

type Options = { at?: string; language?: 'fr' | 'en'; answers?: Parameters<typeof stubApi>[0] }

function open({ at = '/consulte-propriete/p-1', language = 'en', answers }: Options = {}) {
  const api = stubApi({
    'GET owner/profile': () => ok(jeanne),
    'GET property/p-1': () => ok(withRows),
    ...answers,
  })
  const history = createMemoryHistory(at)
  const page = (
    <WithProfile access="signed-in">
      <CurrentPage />
    </WithProfile>
  )
  return { ...api, history, ...show(page, { history, language, session: signedIn }) }
}

const title = (name: string) => screen.findByRole('heading', { level: 1, name })

it.each([
  ['en', ['Apartment', 'Furnished', '24.5\u202Fm²', '€480', '€40', '€520'], '3 verified'],
  ['fr', ['Appartement', 'Meublé', '24,5\u202Fm²', '480\u202F€', '40\u202F€', '520\u202F€'], '3 vérifiées'],
] as const)('shows the property, its grade and its applications: %s', async (language, facts, count) => {
  open({ language })
  await title('Studio gare')
  expect(screen.getByText('1 place de la Gare 67000 Strasbourg')).toBeTruthy()
  const shown = screen.getAllByRole('definition').map(({ textContent }) => textContent)
  expect(shown.slice(0, 6)).toEqual(facts)
  expect(shown[6]).toMatch(/^A–D(Estimate|Estimation)$/)
  expect(screen.getByText(count)).toBeTruthy()
  expect(screen.getAllByRole('rowheader')).toHaveLength(6)
})

it('leads to the wizard to edit, and back to the dashboard', async () => {
  open()
  await title('Studio gare')
  expect(screen.getByRole('link', { name: 'Edit' }).getAttribute('href')).toBe('/nom-propriete/p-1')
  expect(screen.getByRole('link', { name: 'My properties' }).getAttribute('href')).toBe('/home')
})

describe('the share link', () => {
  it('is shown', async () => {
    open()
    await title('Studio gare')
    expect(screen.queryByRole('dialog')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Share the link' }))
    expect(await screen.findByRole('dialog', { name: 'Share the link' })).toBeTruthy()
  })

  it('is open for whoever has just validated the property, once', async () => {
    const { history } = open({ at: '/consulte-propriete/p-1?partage=1' })
    await screen.findByRole('dialog', { name: 'Share the link' })
    await user.click(screen.getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(history.current().search).toBe('')
  })

  it('that is paused says so on the page', async () => {
    open({ answers: { 'POST property/p-1/link': () => ok({ ...withRows, linkPaused: true }) } })
    await title('Studio gare')
    await user.click(screen.getByRole('button', { name: 'Share the link' }))
    await user.click(await screen.findByRole('button', { name: 'Pause the link' }))
    expect(await screen.findByText('The share link is paused: nobody can apply.')).toBeTruthy()
  })

  it('and a message are there while nobody has applied', async () => {
    open({ answers: { 'GET property/p-1': () => ok(shared) } })
    expect(await screen.findByRole('heading', { name: 'No application yet' })).toBeTruthy()
    expect(screen.getByText(/Kind regards/).textContent).toContain('Jeanne Martin')
  })
})

describe('what is not there', () => {
  it('is not found, whether unknown or someone else’s', async () => {
    open({ answers: { 'GET property/p-1': () => failure(404, 'PropertyNotFound') } })
    expect(await title('Page not found')).toBeTruthy()
  })

  it('can be asked for again after a failure', async () => {
    let isDown = true
    open({ answers: { 'GET property/p-1': () => (isDown ? { status: 500 } : ok(withRows)) } })
    await title('The property could not be shown')
    isDown = false
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await title('Studio gare')).toBeTruthy()
  })

  it('is announced while it comes', async () => {
    open({ answers: { 'GET property/p-1': () => new Promise(() => undefined) } })
    expect(await title('Loading the property')).toBeTruthy()
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('Loading…')
  })

  it.each([
    ['a draft', { validated: false }, '/valider-propriete/p-1'],
    ['one that lost an answer', { rentCost: undefined }, '/loyer-propriete/p-1'],
  ])('as %s opens in the wizard', async (_, changes, path) => {
    const { history } = open({ answers: { 'GET property/p-1': () => ok({ ...withRows, ...changes }) } })
    await vi.waitFor(() => expect(history.current().pathname).toBe(path))
  })
})

describe('time', () => {
  /** Advances the timers. */
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

  it('shows a withdrawal within 5 s, and keeps the rest in place', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    let rows = sixRows
    open({ answers: { 'GET property/p-1': () => ok({ ...withRows, propertiesApartmentSharing: rows }) } })
    await title('Studio gare')
    rows = sixRows.filter(({ id }) => id !== 'zoe')
    await pass(5_000)
    expect(screen.queryByText('Abadie Zoé')).toBeNull()
    expect(screen.getAllByRole('rowheader')).toHaveLength(5)
  })

  it('keeps what is known when an answer fails, and says that it may be outdated', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    let isDown = false
    open({ answers: { 'GET property/p-1': () => (isDown ? { status: 500 } : ok(withRows)) } })
    await title('Studio gare')
    isDown = true
    await pass(5_000)
    expect(screen.getByText('The list is no longer being updated')).toBeTruthy()
    expect(screen.getAllByRole('rowheader')).toHaveLength(6)
    isDown = false
    await pass(5_000)
    expect(screen.queryByText('The list is no longer being updated')).toBeNull()
  })

  it('ends for a property that is deleted elsewhere', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    let isGone = false
    open({ answers: { 'GET property/p-1': () => (isGone ? failure(404, 'PropertyNotFound') : ok(withRows)) } })
    await title('Studio gare')
    isGone = true
    await pass(5_000)
    expect(await title('Page not found')).toBeTruthy()
  })
})

it('leads to the list of all applications when one answer does not contain them', async () => {
  const many = { ...withRows, propertyApartmentSharingCount: 50_000, verifiedCount: 30_000, endedCount: 1_000 }
  open({ answers: { 'GET property/p-1': () => ok(many) } })
  expect(await screen.findByText('This property has 50,000 applications. The first 6 are here.')).toBeTruthy()
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(hrefOf('See all applications')).toBe('/candidatures?bien=p-1')
  expect(hrefOf('19,000 waiting')).toBe('/candidatures?bien=p-1&statut=en-attente')
})

describe('deleting the property', () => {
  const ask = async () => {
    await title('Studio gare')
    await user.click(screen.getByRole('button', { name: 'Delete the property' }))
  }

  it.each([
    [6, /^6 applications, and your access to their files/],
    [1, /^1 application, and your access to its file/],
    [0, /^no application/],
  ])('names what goes: %d', async (count, words) => {
    open({ answers: { 'GET property/p-1': () => ok({ ...withRows, propertyApartmentSharingCount: count }) } })
    await ask()
    expect(await screen.findByRole('alertdialog', { name: 'Delete “Studio gare”?' })).toBeTruthy()
    const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(lines).toEqual(
      expect.arrayContaining([
        expect.stringContaining('Studio gare'),
        expect.stringMatching(/share link/),
        expect.stringMatching(words),
      ]),
    )
  })

  it('goes to the dashboard, says so, and asks for it no more', async () => {
    const { sent, history } = open({ answers: { 'DELETE property/p-1': () => ok(jeanne) } })
    await ask()
    await user.click(await screen.findByRole('button', { name: 'Delete this property' }))
    await vi.waitFor(() => expect(history.current().pathname).toBe('/home'))
    expect(await screen.findByText('“Studio gare” has been deleted.')).toBeTruthy()
    const deleted = sent().indexOf('DELETE property/p-1')
    expect(deleted).toBeGreaterThan(0)
    expect(sent().slice(deleted + 1)).toEqual([])
  })

  it('that fails keeps everything, and can be tried again', async () => {
    open({ answers: { 'DELETE property/p-1': () => failure(503, 'ServiceUnavailable') } })
    await ask()
    await user.click(await screen.findByRole('button', { name: 'Delete this property' }))
    expect(await screen.findByText(/^The service is unavailable/)).toBeTruthy()
    expect(screen.getByRole('alertdialog')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(screen.getByRole('heading', { level: 1, name: 'Studio gare' })).toBeTruthy()
  })
})

it('refetches list and dashboard after applications were deleted', async () => {
  const { sent } = open({ answers: { 'DELETE property/tenant/ines': () => ok(undefined, 204) } })
  await title('Studio gare')
  await user.click(screen.getByRole('checkbox', { name: 'Select Faure Inès' }))
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  await user.click(await screen.findByRole('button', { name: 'Delete the application' }))
  await screen.findByText('Application deleted.')
  const after = sent().slice(sent().indexOf('DELETE property/tenant/ines') + 1)
  expect(after.sort()).toEqual(['GET owner/profile', 'GET property/p-1'])
})
