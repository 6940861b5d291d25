import { failure, ok, stubApi } from '@bailclair/site-kit/test/api.ts'
import { signedIn } from '@bailclair/site-kit/test/providers.tsx'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { jeanne } from '#test/owner.ts'
import { show } from '#test/screen.tsx'
import { AccountForm } from './account-form.tsx'

const user = userEvent.setup({ delay: null })

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const open = (language: 'fr' | 'en' = 'en') => show(<AccountForm owner={jeanne} />, { language, session: signedIn })
const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label)
const lastName = () => field(/^Last name/)
const firstName = () => field(/^First name/)
const email = () => field(/^Email address/)
const save = () => user.click(screen.getByRole('button', { name: /^(Save|Enregistrer)$/ }))
const errors = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent)
async function write(input: HTMLInputElement, text: string) {
  await user.clear(input)
  if (text) await user.type(input, text)
}

it('starts from the profile, last name first', () => {
  open()
  const fields = screen.getAllByRole<HTMLInputElement>('textbox')
  expect(fields.map(({ value }) => value)).toEqual(['Martin', 'Jeanne', 'jeanne.martin@exemple.fr'])
  expect(fields.map(({ autocomplete }) => autocomplete)).toEqual(['family-name', 'given-name', 'email'])
})

it('formats names before sending and shows what was saved', async () => {
  const { calls } = stubApi({ 'POST owner/names': ({ body }) => ok({ ...jeanne, ...(body as object) }) })
  open()
  await write(lastName(), "  d’ALEMBERT-o'neill ")
  await write(firstName(), 'anne marie')
  await save()
  expect(await screen.findByText('Your data has been saved.')).toBeTruthy()
  expect(calls[0]?.body).toEqual({
    lastName: "D’Alembert-O'Neill",
    firstName: 'Anne Marie',
    email: 'jeanne.martin@exemple.fr',
  })
  expect(calls[0]?.headers.get('authorization')).toBe('Bearer token')
  expect([lastName().value, firstName().value]).toEqual(["D’Alembert-O'Neill", 'Anne Marie'])
})

it.each([
  ['en', 'Your data has been saved. Open the link sent to nouvelle@exemple.fr.'],
  ['fr', 'Vos données sont enregistrées. Ouvrez le lien envoyé à nouvelle@exemple.fr.'],
] as const)('keeps the address in use until the new one is confirmed: %s', async (language, text) => {
  stubApi({ 'POST owner/names': () => ok({ ...jeanne, pendingEmail: 'nouvelle@exemple.fr' }) })
  open(language)
  const address = field(/^(Email address|Adresse e-mail)/)
  await write(address, 'nouvelle@exemple.fr')
  await save()
  expect(await screen.findByText(text)).toBeTruthy()
  expect(address.value).toBe('jeanne.martin@exemple.fr')
})

it.each([
  ['en', 'The email already exists'],
  ['fr', 'Cette adresse e-mail est déjà utilisée'],
] as const)('says at the field that someone else has the address (decision 28): %s', async (language, message) => {
  stubApi({ 'POST owner/names': () => failure(409, 'UniqueEmailActiveAccount') })
  open(language)
  const address = field(/^(Email address|Adresse e-mail)/)
  await write(address, 'prise@exemple.fr')
  await save()
  await waitFor(() => expect(errors()).toEqual([message]))
  expect(address.getAttribute('aria-invalid')).toBe('true')
  expect(address.value).toBe('prise@exemple.fr')
})

it('sends nothing while something is missing, and says what', async () => {
  const { sent } = stubApi({ 'POST owner/names': () => ok(jeanne) })
  open()
  await write(lastName(), '  ')
  await write(firstName(), 'x'.repeat(101))
  await write(email(), '')
  await save()
  expect(errors()).toEqual([
    'Last name: This field is required',
    'First name: This text is too long, shorten it',
    'Email is required',
  ])
  await write(email(), 'jeanne')
  expect(errors()).toContain('Invalid email')
  expect(sent()).toEqual([])
})

it.each([
  [failure(503, 'IdentityUnavailable'), /^The sign-in service is unavailable/],
  [{ status: 500 }, 'An error occurred, please try again later.'],
])('tells any other failure and keeps what was typed: %j', async (answer, message) => {
  stubApi({ 'POST owner/names': () => answer })
  open()
  await write(lastName(), 'Durand')
  await save()
  expect(await screen.findByText(message)).toBeTruthy()
  expect(lastName().value).toBe('Durand')
})
