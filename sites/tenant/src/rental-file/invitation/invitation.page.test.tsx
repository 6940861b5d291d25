import type { Session } from '@bailclair/site-kit/platform/session.ts'
import { failure, ok, stubApi } from '@bailclair/site-kit/test/api.ts'
import { signedIn } from '@bailclair/site-kit/test/providers.tsx'
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { show } from '#test/screen.tsx'
import { OpenedInvitation } from './invitation.page.tsx'

const user = userEvent.setup({ delay: null })
const token = 'i-1'
const invitation = { initiatorFirstName: 'Camille', applicationType: 'COUPLE' }
const assign = vi.spyOn(window.location, 'assign')

beforeEach(() => {
  assign.mockReset().mockReturnValue()
  vi.spyOn(console, 'error').mockReturnValue()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

type Options = { session?: Session; language?: 'fr' | 'en'; given?: object; accept?: () => ReturnType<typeof ok> }

async function open({ session, language = 'en', given = invitation, accept = () => ok({}) }: Options = {}) {
  const api = stubApi({
    'GET tenant/invitation/i-1': () => ok(given),
    'POST tenant/invitation/i-1/accept': accept,
  })
  show(<OpenedInvitation token={token} />, { language, ...(session && { session }) })
  await screen.findByRole('heading', { level: 2, name: /^(If you join this file|Si vous rejoignez ce dossier)/ })
  return api
}
const agree = async () => {
  await user.click(screen.getByRole('checkbox'))
  await user.click(screen.getByRole('button', { name: 'Join the file' }))
}

it.each([
  ['en', 'Camille invites you to join a rental file', 'A rental file for a couple.', /Camille chooses the properties/],
  [
    'fr',
    'Camille vous invite à rejoindre un dossier de location',
    'Un dossier de location pour un couple.',
    /Camille choisit les logements/,
  ],
] as const)('says who invites, to what, and what joining means (%s)', async (language, title, type, applies) => {
  await open({ language })
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy()
  expect(screen.getByText(type)).toBeTruthy()
  const means = screen.getByRole('heading', { name: /^(If you join|Si vous rejoignez)/ }).parentElement as HTMLElement
  expect(within(means).getAllByRole('listitem')).toHaveLength(5)
  expect(within(means).getByText(applies)).toBeTruthy()
})

it('does without the name of who invites', async () => {
  await open({ given: { applicationType: 'GROUP' }, session: signedIn })
  expect(screen.getByRole('heading', { level: 1, name: 'Invitation to join a rental file' })).toBeTruthy()
  expect(screen.getByText(/the person who created it chooses the properties/)).toBeTruthy()
  expect(screen.getByRole('checkbox', { name: /that the person who created it applies for all of us/ })).toBeTruthy()
})

it('leads signed-out visitors to sign-in and back', async () => {
  const login = vi.fn()
  await open({ session: { status: 'signed-out', login } })
  expect(screen.queryByRole('checkbox')).toBeNull()
  expect(screen.getByRole('link', { name: 'Create my account' }).getAttribute('href')).toBe('/creation?invitation=i-1')
  await user.click(screen.getByRole('button', { name: 'I have an account' }))
  expect(login).toHaveBeenCalledWith({ returnTo: '/invitation/i-1' })
})

it('asks by itself whether someone is signed in', async () => {
  const ask = vi.fn()
  await open({ session: { status: 'unknown', ask } })
  await vi.waitFor(() => expect(ask).toHaveBeenCalled())
})

it('joins with a consent, then shows the file', async () => {
  const { calls } = await open({ session: signedIn, accept: () => ok(profile) })
  await agree()
  await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('/mon-dossier'))
  expect(calls.at(-1)).toMatchObject({ method: 'POST', body: { consent: true } })
  expect(calls.at(-1)?.headers.get('authorization')).toBe('Bearer token')
})

it('sends nothing without it, and says why', async () => {
  const { sent } = await open({ session: signedIn })
  await user.click(screen.getByRole('button', { name: 'Join the file' }))
  expect(screen.getAllByText('The box must be checked').length).toBeGreaterThan(0)
  expect(sent()).toEqual(['GET tenant/invitation/i-1'])
})

it('explains that the invitation is for another account, with the way out', async () => {
  const logout = vi.fn().mockResolvedValue(undefined)
  await open({ session: { ...signedIn, logout }, accept: () => failure(403, 'InvitationNotYours') })
  await agree()
  expect(await screen.findByText('This invitation is for another account')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Sign out' }))
  expect(logout).toHaveBeenCalled()
  expect(assign).not.toHaveBeenCalled()
})

it('explains that one is in a shared file already', async () => {
  await open({ session: signedIn, accept: () => failure(409, 'AlreadyInFile') })
  await agree()
  expect(await screen.findByText('You already share a file')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'See my file' }).getAttribute('href')).toBe('/mon-dossier')
})

it('tells any other failure, and can be tried again', async () => {
  await open({ session: signedIn, accept: () => failure(503, 'ServiceUnavailable') })
  await agree()
  expect(await screen.findByText(/unavailable for the moment/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Join the file' })).toBeTruthy()
})

it('closes when it was used meanwhile', async () => {
  await open({ session: signedIn, accept: () => failure(410, 'TokenExpired') })
  await agree()
  expect(await screen.findByRole('heading', { name: 'This invitation is no longer valid' })).toBeTruthy()
})

it.each([
  ['en', 'This invitation is no longer valid', /ask the person who created it/],
  ['fr', 'Cette invitation n’est plus valable', /demandez une nouvelle invitation/],
] as const)('says that it is over: expired, used or unknown (%s)', async (language, title, help) => {
  stubApi({ 'GET tenant/invitation/i-1': () => failure(410, 'TokenExpired') })
  show(<OpenedInvitation token={token} />, { language })
  const heading = await screen.findByRole('heading', { level: 1, name: title })
  expect(document.activeElement).toBe(heading)
  expect(screen.getByText(help)).toBeTruthy()
})

it('can be retried after an outage', async () => {
  let isDown = true
  stubApi({ 'GET tenant/invitation/i-1': () => (isDown ? failure(503, 'ServiceUnavailable') : ok(invitation)) })
  show(<OpenedInvitation token={token} />)
  expect(await screen.findByRole('heading', { name: 'The invitation could not be shown' })).toBeTruthy()
  isDown = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'Camille invites you to join a rental file' })).toBeTruthy()
})

const profile = { email: 'noe.petit@exemple.fr', language: 'fr', identityFederation: false }
