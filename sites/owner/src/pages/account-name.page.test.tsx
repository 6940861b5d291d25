import type { Owner } from '@bailclair/domain/owner/owner.schema.ts'
import type { OwnerExport } from '@bailclair/domain/owner/owner-export.schema.ts'
import { failure, ok, stubApi } from '@bailclair/site-kit/test/api.ts'
import { createMemoryHistory } from '@bailclair/site-kit/test/memory-history.ts'
import { signedIn } from '@bailclair/site-kit/test/providers.tsx'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { WithProfile } from '#app/with-profile.tsx'
import { jeanne } from '#test/owner.ts'
import { show } from '#test/screen.tsx'
import AccountNamePage from './account-name.page.tsx'

const { properties: _none, ...profile } = jeanne
const emptyExport: OwnerExport = {
  exportedAt: '2026-11-15T09:00:00Z',
  profile,
  registeredAt: '2026-01-01T09:00:00Z',
  preferences: { notifications: 'EACH', properties: [] },
  properties: [],
  events: [],
  messages: [],
  visits: [],
  privateNotes: [],
  links: [],
  mails: [],
  actions: [],
}

const user = userEvent.setup({ delay: null })

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

async function open(owner: Owner, answers: Parameters<typeof stubApi>[0] = {}, language: 'fr' | 'en' = 'en') {
  const api = stubApi({ 'GET owner/profile': () => ok(owner), ...answers })
  const history = createMemoryHistory('/proprietaire')
  const logout = vi.fn(async () => undefined)
  const page = (
    <WithProfile access="signed-in">
      <AccountNamePage />
    </WithProfile>
  )
  show(page, { language, history, session: { ...signedIn, logout } })
  await screen.findByLabelText(/^(Last name|Nom)/)
  return { ...api, history, logout }
}
const write = (label: RegExp, text: string) => user.type(screen.getByLabelText(label), text)
const press = (name: string) => user.click(screen.getByRole('button', { name }))

it.each([
  ['en', 'A change of address is waiting for you to confirm it'],
  ['fr', 'Un changement d’adresse attend votre confirmation'],
] as const)('shows a change of e-mail that waits: %s', async (language, text) => {
  await open({ ...jeanne, pendingEmail: 'nouvelle@exemple.fr' }, {}, language)
  expect(screen.getByText(text)).toBeTruthy()
  expect(screen.getByText(/nouvelle@exemple\.fr.*jeanne\.martin@exemple\.fr/)).toBeTruthy()
})

it('shows it as soon as it is saved', async () => {
  await open(jeanne, { 'POST owner/names': () => ok({ ...jeanne, pendingEmail: 'nouvelle@exemple.fr' }) })
  expect(screen.queryByText(/is waiting for you to confirm it/)).toBeNull()
  await press('Save')
  expect(await screen.findByText(/is waiting for you to confirm it/)).toBeTruthy()
})

it.each([
  ['en', 'Welcome! What is your name?', 'Open my dashboard'],
  ['fr', 'Bienvenue\u202F! Comment vous appelez-vous\u202F?', 'Ouvrir mon tableau de bord'],
] as const)(
  'asks a nameless owner for two names only, then opens the dashboard: %s',
  async (language, title, action) => {
    const { firstName: _, lastName: __, ...nameless } = jeanne
    const { history, calls } = await open(nameless, { 'POST owner/names': () => ok(jeanne) }, language)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title)
    expect(screen.getAllByRole('heading')).toHaveLength(1)
    expect(screen.getAllByRole('textbox')).toHaveLength(2)
    expect(screen.getAllByRole('button')).toHaveLength(1)
    await write(/^(Last name|Nom)/, 'martin')
    await write(/^(First name|Prénom)/, 'jeanne')
    await press(action)
    await waitFor(() => expect(history.current().pathname).toBe('/home'))
    const body = { lastName: 'Martin', firstName: 'Jeanne', email: jeanne.email }
    expect(calls.at(-1)).toMatchObject({ path: 'owner/names', body })
    expect(screen.queryByRole('button', { name: /^(Delete my account|Supprimer mon compte)$/ })).toBeNull()
  },
)

it('stays for an owner who had a name', async () => {
  const { history, sent } = await open(jeanne, { 'POST owner/names': () => ok(jeanne) })
  await press('Save')
  expect(await screen.findByText('Your data has been saved.')).toBeTruthy()
  expect(sent()).toContain('POST owner/names')
  expect(history.current().pathname).toBe('/proprietaire')
})

it('takes over an address that was confirmed in another tab', async () => {
  const owners = [
    { ...jeanne, pendingEmail: 'nouvelle@exemple.fr' },
    { ...jeanne, email: 'nouvelle@exemple.fr' },
  ]
  await open(jeanne, { 'GET owner/profile': () => ok(owners.shift()) })
  const email = () => screen.getByLabelText<HTMLInputElement>(/^Email address/).value
  expect(email()).toBe('jeanne.martin@exemple.fr')
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 })
  window.dispatchEvent(new Event('visibilitychange'))
  await waitFor(() => expect(email()).toBe('nouvelle@exemple.fr'))
  vi.useRealTimers()
})

it('signs out everywhere, here too', async () => {
  const { calls, logout } = await open(jeanne, { 'POST owner/logout': () => ok(undefined, 204) })
  await press('Sign out everywhere')
  await waitFor(() => expect(logout).toHaveBeenCalledOnce())
  expect(calls.at(-1)).toMatchObject({ path: 'owner/logout', body: { everywhere: true } })
})

it('stays signed in when that fails, and says so', async () => {
  const { logout } = await open(jeanne, { 'POST owner/logout': () => failure(503, 'IdentityUnavailable') })
  await press('Sign out everywhere')
  expect(await screen.findByText(/^The sign-in service is unavailable/)).toBeTruthy()
  expect(logout).not.toHaveBeenCalled()
})

it('asks before the account is deleted', async () => {
  const { sent } = await open(jeanne)
  await press('Delete my account')
  expect(screen.getByRole('alertdialog', { name: 'Delete your account?' })).toBeTruthy()
  expect(sent()).not.toContain('DELETE owner/deleteAccount')
})

it.each([
  ['Download an easy-to-read page', 'owner/export.html', /^bailclair-my-data-\d{4}-\d{2}-\d{2}[.]html$/],
  ['Download a file (JSON)', 'owner/export', /^bailclair-my-data-\d{4}-\d{2}-\d{2}[.]json$/],
])('%s', async (button, path, name) => {
  const save = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  const { sent } = await open(jeanne, { [`GET ${path}`]: () => ok(emptyExport) })
  await press(button)
  expect(await screen.findByText('Your data has been downloaded.')).toBeTruthy()
  expect(sent()).toContain(`GET ${path}`)
  expect((save.mock.contexts[0] as HTMLAnchorElement).download).toMatch(name)
  save.mockRestore()
})

it.each([
  [
    'en',
    'Download a file (JSON)',
    'Your account already has a download running. Wait until it is done, then try again.',
  ],
  [
    'fr',
    'Télécharger un fichier (JSON)',
    'Un téléchargement est déjà en cours pour votre compte. Attendez qu’il se termine, puis réessayez.',
  ],
] as const)('says in %s that another download is running', async (language, button, text) => {
  await open(jeanne, { 'GET owner/export': () => failure(429, 'ExportUnderWay') }, language)
  await press(button)
  expect(await screen.findByText(text)).toBeTruthy()
})

it('leads to the log of the account', async () => {
  await open(jeanne)
  expect(screen.getByRole('link', { name: 'See my account activity' }).getAttribute('href')).toBe(
    '/proprietaire/journal',
  )
})
