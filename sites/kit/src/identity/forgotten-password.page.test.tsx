import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { failure, ok, stubApi } from '#test/api.ts'
import { show } from '#test/site.tsx'
import ForgottenPasswordPage from './forgotten-password.page.tsx'

const user = userEvent.setup({ delay: null })

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const texts = {
  fr: { email: /^Adresse e-mail/, submit: 'Recevoir le lien' },
  en: { email: /^Email address/, submit: 'Send me the link' },
}
async function ask(address: string, language: 'fr' | 'en' = 'en') {
  show(<ForgottenPasswordPage />, { language })
  if (address) await user.type(screen.getByLabelText(texts[language].email), address)
  await user.click(screen.getByRole('button', { name: texts[language].submit }))
}
const errors = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent)

it.each([
  ['en', 'An email has been sent to the provided address.'],
  ['fr', 'Un e-mail a été envoyé à l’adresse indiquée.'],
] as const)('says that the mail was sent: %s', async (language, text) => {
  const { calls } = stubApi({ 'POST register/forgotPassword': () => ok(undefined, 202) })
  await ask('jeanne@exemple.fr', language)
  const title = await screen.findByRole('heading', { level: 1, name: text })
  expect(document.activeElement).toBe(title)
  expect(calls).toMatchObject([{ body: { email: 'jeanne@exemple.fr' } }])
})

it('can be sent again with the same address', async () => {
  stubApi({ 'POST register/forgotPassword': () => ok(undefined, 202) })
  await ask('jeanne@exemple.fr')
  await user.click(await screen.findByRole('button', { name: 'Ask for another link' }))
  expect(screen.getByLabelText<HTMLInputElement>(/^Email address/).value).toBe('jeanne@exemple.fr')
})

it.each([
  ['', 'Email is required'],
  ['jeanne', 'Invalid email'],
])('sends nothing for %j and says: %s', async (address, message) => {
  const { sent } = stubApi({})
  await ask(address)
  expect(errors()).toEqual([message])
  expect(sent()).toEqual([])
})

it.each([
  ['en', 'Email not found'],
  ['fr', 'Adresse e-mail introuvable'],
] as const)('says at the field that nobody has this address: %s', async (language, message) => {
  stubApi({ 'POST register/forgotPassword': () => failure(404, 'EmailNotFound') })
  await ask('jeanne@exemple.fr', language)
  await vi.waitFor(() => expect(errors()).toEqual([message]))
  const field = screen.getByLabelText<HTMLInputElement>(texts[language].email)
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(field.value).toBe('jeanne@exemple.fr')
})

it.each([
  [failure(429, 'TooManyRequests'), /^Too many requests/],
  [failure(429, 'TooManyMails'), /^We have already sent several messages to this address within an hour/],
  [failure(503, 'IdentityUnavailable'), /^The sign-in service is unavailable/],
  [{ status: 500 }, 'An error occurred, please try again later.'],
])('tells any other failure and keeps the address: %j', async (answer, message) => {
  stubApi({ 'POST register/forgotPassword': () => answer })
  await ask('jeanne@exemple.fr')
  expect(await screen.findByText(message)).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>(/^Email address/).value).toBe('jeanne@exemple.fr')
})
