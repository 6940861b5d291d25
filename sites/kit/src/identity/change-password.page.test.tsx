import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import type { Session } from '#platform/session.ts'
import { failure, ok, stubApi } from '#test/api.ts'
import { show } from '#test/site.tsx'
import { ChangePassword } from './change-password.page.tsx'

const user = userEvent.setup({ delay: null })
const call = 'POST register/createPassword/a-token'
const chosen = 'Rue-du-Bac-75007'
const jeanne = { email: 'jeanne.martin@exemple.fr', identityFederation: false, language: 'fr', properties: [] }

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

type Options = { password?: string; confirmation?: string; language?: 'fr' | 'en'; session?: Session }
async function change({ password = chosen, confirmation = password, ...providers }: Options = {}) {
  show(<ChangePassword token="a-token" />, providers)
  if (password) await user.type(screen.getByLabelText(/^(New password|Nouveau mot de passe)/), password)
  if (confirmation) await user.type(screen.getByLabelText(/^(Confirm password|Confirmez)/), confirmation)
  await vi.dynamicImportSettled()
  await user.click(screen.getByRole('button', { name: /^(Save the password|Enregistrer le mot de passe)$/ }))
}
const errors = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent)

it.each([
  ['en', 'The password has been updated', 'Sign in'],
  ['fr', 'Le mot de passe a été mis à jour', 'Se connecter'],
] as const)('says so once it is done, and leads to sign-in: %s', async (language, text, link) => {
  const { calls } = stubApi({ [call]: () => ok(jeanne) })
  const login = vi.fn()
  await change({ language, session: { status: 'signed-out', login } })
  const title = await screen.findByRole('heading', { level: 1, name: text })
  expect(document.activeElement).toBe(title)
  expect(calls).toMatchObject([{ body: { password: chosen } }])
  await user.click(screen.getByRole('link', { name: link }))
  expect(login).toHaveBeenCalledWith({ returnTo: '/home', loginHint: 'jeanne.martin@exemple.fr' })
})

it('links to the guarded page while the session is unknown', async () => {
  stubApi({ [call]: () => ok(jeanne) })
  await change({ session: { status: 'unknown', ask: () => undefined } })
  const link = await screen.findByRole('link', { name: 'Sign in' })
  expect(link.getAttribute('href')).toBe('/home')
})

it.each([
  ['en', 'The link has expired, please initiate the password reset process', 'Send me a new link'],
  [
    'fr',
    'Le lien a expiré, veuillez recommencer la procédure de réinitialisation du mot de passe',
    'Recevoir un nouveau lien',
  ],
] as const)('says that the link has expired, and how to get another: %s', async (language, text, link) => {
  stubApi({ [call]: () => failure(410, 'TokenExpired') })
  await change({ language })
  const title = await screen.findByRole('heading', { level: 1, name: text })
  expect(document.activeElement).toBe(title)
  expect(screen.getByRole('link', { name: link }).getAttribute('href')).toBe('/mot-de-passe-oublie')
})

it.each([
  [{ password: '' }, 'New password: This field is required'],
  [{ password: 'abcdefgh' }, 'Password is too weak'],
  [{ password: 'Abc123' }, 'The password must have at least 8 characters'],
  [{ password: 'Password1' }, 'This password is too common, choose another one'],
  [{ confirmation: 'other' }, 'Password does not match'],
])('sends nothing for %j and says: %s', async (typed, message) => {
  const { sent } = stubApi({ [call]: () => ok(jeanne) })
  await change(typed)
  expect(errors()).toContain(message)
  expect(sent()).toEqual([])
})

it.each([
  [failure(503, 'IdentityUnavailable'), /^The sign-in service is unavailable/],
  [{ status: 500 }, 'An error occurred, please try again later.'],
])('tells any other failure and keeps what was typed: %j', async (answer, message) => {
  stubApi({ [call]: () => answer })
  await change()
  expect(await screen.findByText(message)).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>(/^New password/).value).toBe(chosen)
})
