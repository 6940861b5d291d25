import { failure, ok, stubApi } from '@bailclair/site-kit/test/api.ts'
import { signedIn } from '@bailclair/site-kit/test/providers.tsx'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { show } from '#test/screen.tsx'
import { camille } from '#test/tenant.ts'
import { EmailChange } from './email-change.tsx'

const user = userEvent.setup({ delay: null })
const call = 'POST tenant/email'
const next = 'nouvelle@exemple.fr'
const waiting = { ...camille, pendingEmail: next }

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const open = (tenant = camille, language: 'fr' | 'en' = 'en') =>
  show(<EmailChange tenant={tenant} />, { language, session: signedIn })
const field = () => screen.getByLabelText<HTMLInputElement>(/^(New email address|Nouvelle adresse e-mail)/)
const errors = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent)
async function ask(address: string) {
  if (address) await user.type(field(), address)
  await user.click(screen.getByRole('button', { name: /^(Send the link|Envoyer le lien)$/ }))
}

describe('another address', () => {
  it.each([
    ['en', `Open the link sent to ${next}.`],
    ['fr', `Ouvrez le lien envoyé à ${next}.`],
  ] as const)('is asked for, and the field is empty again: %s', async (language, text) => {
    const { calls } = stubApi({ [call]: () => ok(waiting) })
    open(camille, language)
    await ask(' Nouvelle@Exemple.fr ')
    expect(await screen.findByText(text)).toBeTruthy()
    expect(calls).toMatchObject([{ body: { email: next } }])
    expect(calls[0]?.headers.get('authorization')).toBe('Bearer token')
    expect(field().value).toBe('')
    expect(errors()).toEqual([])
  })

  it('is none when it is theirs already', async () => {
    stubApi({ [call]: () => ok(camille) })
    open()
    await ask(camille.email)
    expect(await screen.findByText('This address is already yours.')).toBeTruthy()
  })

  it.each([
    ['', 'Email is required'],
    ['camille', 'Invalid email'],
  ])('is not sent as %j, and it is said why', async (address, message) => {
    const { sent } = stubApi({})
    open()
    await ask(address)
    expect(errors()).toEqual([message])
    expect(sent()).toEqual([])
  })

  it.each([
    ['en', 'The email already exists'],
    ['fr', 'Cette adresse e-mail est déjà utilisée'],
  ] as const)('that someone else has is told at the field (decision 28): %s', async (language, message) => {
    stubApi({ [call]: () => failure(409, 'UniqueEmailActiveAccount') })
    open(camille, language)
    await ask(next)
    await waitFor(() => expect(errors()).toEqual([message]))
    expect(field().getAttribute('aria-invalid')).toBe('true')
    expect(field().value).toBe(next)
  })

  it.each([
    [failure(503, 'IdentityUnavailable'), /^The sign-in service is unavailable/],
    [failure(429, 'TooManyRequests'), /^Too many requests/],
    [{ status: 500 }, 'An error occurred, please try again later.'],
  ])('is kept when it could not be asked for: %j', async (answer, message) => {
    stubApi({ [call]: () => answer })
    open()
    await ask(next)
    expect(await screen.findByText(message)).toBeTruthy()
    expect(field().value).toBe(next)
  })
})

describe('an address that waits for its link', () => {
  it.each([
    [
      'en',
      'A change of address is waiting',
      `Open the link sent to ${next}. Until then, sign in with ${camille.email}.`,
    ],
    ['fr', 'Un changement d’adresse attend', `Ouvrez le lien envoyé à ${next}. D’ici là, connectez-vous avec`],
  ] as const)('is named, with the one in use: %s', (language, title, text) => {
    open(waiting, language)
    expect(screen.getByText(new RegExp(title))).toBeTruthy()
    expect(screen.getByText(new RegExp(text))).toBeTruthy()
  })

  it('is nothing to speak of before', () => {
    open()
    expect(screen.queryByRole('button', { name: 'Send the link again' })).toBeNull()
  })

  const again = () => user.click(screen.getByRole('button', { name: 'Send the link again' }))

  it('gets another link', async () => {
    const { calls } = stubApi({ [call]: () => ok(waiting) })
    open(waiting)
    await again()
    expect(await screen.findByText(`Open the link sent to ${next}.`)).toBeTruthy()
    expect(calls).toMatchObject([{ body: { email: next } }])
  })

  it('gets none when it was confirmed meanwhile', async () => {
    stubApi({ [call]: () => ok({ ...camille, email: next }) })
    open(waiting)
    await again()
    expect(await screen.findByText('This address is already yours.')).toBeTruthy()
  })

  it.each([
    [failure(503, 'IdentityUnavailable'), /^The sign-in service is unavailable/],
    [failure(409, 'UniqueEmailActiveAccount'), /already/],
  ])('tells why no other link was sent: %j', async (answer, message) => {
    stubApi({ [call]: () => answer })
    open(waiting)
    await again()
    expect(await screen.findByText(message)).toBeTruthy()
  })
})
