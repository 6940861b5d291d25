import type { Owner } from '@bailclair/domain/owner/owner.schema.ts'
import { tabStorage } from '@bailclair/site-kit/platform/tab-storage.ts'
import { failure, ok, stubApi } from '@bailclair/site-kit/test/api.ts'
import { signedIn } from '@bailclair/site-kit/test/providers.tsx'
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { WithProfile } from '#app/with-profile.tsx'
import { jeanne } from '#test/owner.ts'
import { studio, without } from '#test/property.ts'
import { show } from '#test/screen.tsx'
import DashboardPage from './dashboard.page.tsx'

const user = userEvent.setup({ delay: null })
const landlady: Owner = { ...jeanne, properties: [studio, { ...studio, id: 'p-2', verifiedCount: 0 }, without('name')] }

beforeEach(() => vi.spyOn(console, 'error').mockReturnValue())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

async function open(owner: Owner, language: 'fr' | 'en' = 'en', answers: Parameters<typeof stubApi>[0] = {}) {
  const api = stubApi({ 'GET owner/profile': () => ok(owner), ...answers })
  const page = (
    <WithProfile access="named">
      <DashboardPage />
    </WithProfile>
  )
  show(page, { language, session: signedIn })
  expect(screen.getByText(/^(Loading…|Chargement…)$/)).toBeTruthy()
  await screen.findByRole('heading', { level: 1, name: /Jeanne/ })
  return api
}

it.each([
  ['en', 'Hello Jeanne'],
  ['fr', 'Bonjour Jeanne'],
] as const)('greets the owner by first name: %s', async (language, greeting) => {
  await open(jeanne, language)
  expect(screen.getByRole('heading', { level: 1, name: greeting })).toBeTruthy()
})

describe('without a property', () => {
  it.each([
    ['en', ['Add a property', 'Invite a tenant', 'Manage your applicants'], 'Add my first property'],
    ['fr', ['Ajoutez un bien', 'Invitez des candidats', 'Gérez vos candidats'], 'Ajouter mon premier bien'],
  ] as const)('teaches the three steps: %s', async (language, steps, action) => {
    await open(jeanne, language)
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(steps)
    expect(screen.getByRole('link', { name: action }).getAttribute('href')).toBe('/nom-propriete')
    expect(screen.queryByRole('table')).toBeNull()
    expect(screen.queryByRole('link', { name: /^(Add a property|Ajouter un bien)$/ })).toBeNull()
  })
})

describe('with properties', () => {
  it('says the numbers that matter, then lists them', async () => {
    await open(landlady)
    const figures = screen.getAllByRole('definition').map(({ textContent }) => textContent)
    expect(figures).toEqual(['3', '7', '2'])
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Properties',
      'Applications waiting',
      'Verified applications',
    ])
    expect(within(screen.getByRole('table', { name: 'My properties' })).getAllByRole('rowheader')).toHaveLength(3)
  })

  it('starts a new property from nothing', async () => {
    tabStorage.keep('draft-property-new-name', { name: 'typed and left' })
    await open(landlady)
    const add = screen.getByRole('link', { name: 'Add a property' })
    add.addEventListener('click', (event) => event.preventDefault())
    await user.click(add)
    expect(add.getAttribute('href')).toBe('/nom-propriete')
    expect(tabStorage.find('draft-property-new-name')).toBeUndefined()
  })

  it('says when the list may have changed, and asks again', async () => {
    const answers = [ok(landlady), failure(500, 'Unexpected'), ok({ ...landlady, properties: [studio] })]
    await open(landlady, 'en', { 'GET owner/profile': () => answers.shift() ?? ok(landlady) })
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 })
    window.dispatchEvent(new Event('visibilitychange'))
    expect(await screen.findByText(/^The list could not be updated/)).toBeTruthy()
    expect(screen.getAllByRole('rowheader')).toHaveLength(3)
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await vi.waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(1))
    expect(screen.queryByText(/^The list could not be updated/)).toBeNull()
  })
})
