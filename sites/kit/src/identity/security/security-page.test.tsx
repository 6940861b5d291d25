import { deskSignInContract, ownerSignInContract } from '@bailclair/domain/identity/sign-in.contract.ts'
import type { SignedInSession, SignInMethod } from '@bailclair/domain/identity/sign-in.schema.ts'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { toasts } from '#platform/toasts.ts'
import { failure, ok, stubApi } from '#test/api.ts'
import { signedIn } from '#test/providers.tsx'
import { show } from '#test/site.tsx'
import { SecurityPage } from './security-page.tsx'

const user = userEvent.setup({ delay: null })

const password: SignInMethod = { id: 'password', type: 'password', createdAt: '2026-01-04T09:00:00Z' }
const phone: SignInMethod = {
  id: 'p-1',
  type: 'webauthn-passwordless',
  name: 'My phone',
  createdAt: '2026-10-01T09:00:00Z',
  lastUsedAt: '2026-11-02T09:00:00Z',
}
const codeApp: SignInMethod = { id: 'c-1', type: 'otp', name: 'Code app', createdAt: '2026-10-01T09:00:00Z' }
const codes: SignInMethod = { id: 'r-1', type: 'recovery-authn-codes', left: 7 }
const here: SignedInSession = {
  id: 's-1',
  isCurrent: true,
  startedAt: '2026-11-17T08:00:00Z',
  lastUsedAt: '2026-11-18T08:00:00Z',
  browser: 'Firefox',
  system: 'Linux',
}
const elsewhere: SignedInSession = { ...here, id: 's-2', isCurrent: false, system: 'Android', country: 'BE' }

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

type Options = {
  methods?: SignInMethod[]
  isFederated?: boolean
  sessions?: SignedInSession[]
  answers?: Parameters<typeof stubApi>[0]
  language?: 'fr' | 'en'
  isTeam?: boolean
}
async function open(options: Options = {}) {
  const { methods = [password], isFederated = false, sessions = [here], language = 'en', isTeam = false } = options
  const prefix = isTeam ? 'desk' : 'owner'
  const api = stubApi({
    [`GET ${prefix}/sign-in-methods`]: () => ok({ methods, isFederated }),
    [`GET ${prefix}/sessions`]: () => ok({ sessions }),
    ...options.answers,
  })
  const addSignInMethod = vi.fn(async () => undefined)
  const contract = isTeam ? deskSignInContract : ownerSignInContract
  show(<SecurityPage contract={contract} isTeam={isTeam} />, { language, session: { ...signedIn, addSignInMethod } })
  await screen.findAllByRole('heading', { level: 2 })
  await waitFor(() => expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(4))
  return { ...api, addSignInMethod }
}
const press = (name: string) => user.click(screen.getByRole('button', { name }))
const section = (title: string) => {
  const parent = screen.getByRole('heading', { level: 2, name: title }).parentElement
  if (!parent) throw new Error(title)
  return within(parent)
}
const said = () => toasts.current().map(({ text }) => text)

describe('passkeys', () => {
  it.each([
    ['en', 'Create a passkey', 'You have no passkey yet.'],
    ['fr', 'Créer une clé d’accès', 'Vous n’avez pas encore de clé d’accès.'],
  ] as const)('are made at the identity server: %s', async (language, button, none) => {
    const { addSignInMethod } = await open({ language })
    expect(screen.getByText(none)).toBeTruthy()
    await press(button)
    expect(addSignInMethod).toHaveBeenCalledExactlyOnceWith('passkey')
  })

  it.each([
    ['en', 'Added on 1 October 2026, used on 2 November 2026'],
    ['fr', 'Ajoutée le 1er octobre 2026, utilisée le 2 novembre 2026'],
  ] as const)('are listed with their last use: %s', async (language, facts) => {
    await open({ language, methods: [password, phone] })
    expect(screen.getByText('My phone')).toBeTruthy()
    expect(screen.getByText(facts)).toBeTruthy()
  })

  it('are renamed', async () => {
    const rename = vi.fn(() => ok(undefined, 204))
    const { calls } = await open({
      methods: [password, phone],
      answers: { 'PUT owner/sign-in-methods/p-1/name': rename },
    })
    await press('Rename “My phone”')
    const name = screen.getByLabelText<HTMLInputElement>(/^Name/)
    expect(name.value).toBe('My phone')
    await user.clear(name)
    await press('Save')
    expect(rename).not.toHaveBeenCalled()
    await user.type(name, ' Laptop ')
    await press('Save')
    await waitFor(() => expect(rename).toHaveBeenCalledOnce())
    expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({ name: 'Laptop' })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('are removed once this is confirmed', async () => {
    const remove = vi.fn(() => ok(undefined, 204))
    await open({ methods: [password, phone], answers: { 'DELETE owner/sign-in-methods/p-1': remove } })
    await press('Remove “My phone”')
    const question = await screen.findByRole('alertdialog', { name: 'Remove “My phone”?' })
    expect(remove).not.toHaveBeenCalled()
    await user.click(within(question).getByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(remove).toHaveBeenCalledOnce())
    await waitFor(() => expect(said()).toContain('The passkey has been removed.'))
  })

  it('are not removed when nothing else would let one in: the question says so', async () => {
    await open({
      methods: [phone],
      answers: { 'DELETE owner/sign-in-methods/p-1': () => failure(409, 'LastWayIn') },
    })
    await press('Remove “My phone”')
    const question = await screen.findByRole('alertdialog')
    await user.click(within(question).getByRole('button', { name: 'Remove' }))
    expect(await within(question).findByRole('alert')).toBeTruthy()
  })

  it('are ten at most', async () => {
    await open({ methods: [password, ...Array.from({ length: 10 }, (_, at) => ({ ...phone, id: `p-${at}` }))] })
    expect(screen.queryByRole('button', { name: 'Create a passkey' })).toBeNull()
    expect(screen.getByText(/^You have as many passkeys as possible/)).toBeTruthy()
  })
})

describe('the code app', () => {
  it('is added at the identity server', async () => {
    const { addSignInMethod } = await open()
    await press('Add a code app')
    expect(addSignInMethod).toHaveBeenCalledExactlyOnceWith('codeApp')
  })

  it.each([
    [7, 'You have 7 recovery codes left.'],
    [1, 'You have 1 recovery code left.'],
    [0, 'You have no recovery codes left.'],
  ])('tells that %i recovery codes are left, and makes new ones', async (left, text) => {
    const { addSignInMethod } = await open({ methods: [password, codeApp, { ...codes, left }] })
    expect(screen.getByText(text)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Add a code app' })).toBeNull()
    await press('Create new recovery codes')
    expect(addSignInMethod).toHaveBeenCalledExactlyOnceWith('recoveryCodes')
  })

  it('has no recovery codes at the desk', async () => {
    await open({ isTeam: true, methods: [password, codeApp] })
    expect(section('Code app').queryByText(/recovery/)).toBeNull()
  })
})

describe('the password', () => {
  async function change(chosen: string) {
    await user.type(screen.getByLabelText(/^New password/), chosen)
    await user.type(screen.getByLabelText(/^Confirm password/), chosen)
    await vi.dynamicImportSettled()
    await press('Change the password')
  }

  it('is changed, and the fields are empty again', async () => {
    const { calls } = await open({ answers: { 'PUT owner/password': () => ok(undefined, 204) } })
    await change('Rue-du-Bac-75007')
    await waitFor(() => expect(said()).toContain('Your password has been changed. Your other devices are signed out.'))
    expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({ password: 'Rue-du-Bac-75007' })
    expect(screen.getByLabelText<HTMLInputElement>(/^New password/).value).toBe('')
  })

  it('of the team has twelve characters at least', async () => {
    const { sent } = await open({ isTeam: true })
    expect(screen.getByText(/^At least 12 characters/)).toBeTruthy()
    await change('Bac-75007-x')
    expect(sent()).not.toContain('PUT desk/password')
  })

  it('stays in the fields when the API fails', async () => {
    await open({ answers: { 'PUT owner/password': () => failure(503, 'IdentityUnavailable') } })
    await change('Rue-du-Bac-75007')
    expect(await screen.findByText(/^The sign-in service is unavailable/)).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>(/^New password/).value).toBe('Rue-du-Bac-75007')
  })

  it.each([
    ['en', true, /^You sign in through the national identity federation/],
    ['fr', true, /^Vous vous connectez par la fédération d’identité nationale/],
    ['en', false, /^Your account has no password/],
  ] as const)('is not asked for where there is none: %s, federated %s', async (language, isFederated, text) => {
    await open({ language, methods: [phone], isFederated })
    expect(screen.getByText(text)).toBeTruthy()
    expect(screen.queryByLabelText(/^(New password|Nouveau mot de passe)/)).toBeNull()
  })
})

describe('devices', () => {
  it.each([
    ['en', 'Firefox on Android, Belgium', 'Signed-in devices'],
    ['fr', 'Firefox sur Android, Belgique', 'Appareils connectés'],
  ] as const)('are named by browser, system and country: %s', async (language, name, title) => {
    await open({ language, sessions: [here, elsewhere] })
    const rows = section(title).getAllByRole('listitem')
    expect(rows).toHaveLength(2)
    expect(within(rows[0] as HTMLElement).getByText(/^(This device|Cet appareil)$/)).toBeTruthy()
    expect(within(rows[0] as HTMLElement).queryByRole('button')).toBeNull()
    expect(within(rows[1] as HTMLElement).getByText(name)).toBeTruthy()
  })

  it('are signed out one by one, or all others at once', async () => {
    const { sent } = await open({
      sessions: [here, elsewhere],
      answers: {
        'DELETE owner/sessions/s-2': () => ok(undefined, 204),
        'DELETE owner/sessions': () => ok(undefined, 204),
      },
    })
    await press('Sign out Firefox on Android, Belgium')
    await waitFor(() => expect(said()).toContain('The device is signed out.'))
    await press('Sign out all others')
    await waitFor(() => expect(said()).toContain('Your other devices are signed out.'))
    expect(sent()).toEqual(expect.arrayContaining(['DELETE owner/sessions/s-2', 'DELETE owner/sessions']))
  })

  it('offer no button when there is no other', async () => {
    await open()
    expect(screen.queryByRole('button', { name: 'Sign out all others' })).toBeNull()
  })
})

it('says what could not be loaded, and tries again', async () => {
  let isDown = true
  stubApi({
    'GET owner/sign-in-methods': () => (isDown ? { status: 500 } : ok({ methods: [password], isFederated: false })),
    'GET owner/sessions': () => ok({ sessions: [here] }),
  })
  show(<SecurityPage contract={ownerSignInContract} />, { language: 'en', session: signedIn })
  expect(await screen.findByText('This could not be loaded')).toBeTruthy()
  isDown = false
  await press('Try again')
  expect(await screen.findByRole('heading', { name: 'Passkeys' })).toBeTruthy()
})
