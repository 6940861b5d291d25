import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { failure, ok, stubApi } from '#test/api.ts'
import { show } from '#test/site.tsx'
import { UndoEmail } from './undo-email.page.tsx'

const user = userEvent.setup({ delay: null })
const call = 'POST owner/undoEmail/a-token'
const passwordToken = 'p'.repeat(43)

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const open = (language: 'fr' | 'en' = 'en') => show(<UndoEmail token="a-token" />, { language })
const press = () => user.click(screen.getByRole('button', { name: /^(Undo the change|Annuler le changement)$/ }))
const title = (name: string) => screen.findByRole('heading', { level: 1, name })

it('changes nothing until a person presses the button, then asks for a new password', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined)
  const { sent } = stubApi({ [call]: () => ok({ email: 'ancienne@exemple.fr', token: passwordToken }) })
  open()
  await title('Undo the change of email address')
  expect(sent()).toEqual([])
  await press()
  await title('The change is undone')
  expect(screen.getByText(/ancienne@exemple\.fr/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Choose a new password' }))
  expect(assign).toHaveBeenCalledExactlyOnceWith(`/modifier-mot-de-passe/${passwordToken}`)
})

it.each([
  ['en', failure(410, 'TokenExpired'), 'The link has expired or has already been used'],
  ['fr', failure(410, 'TokenExpired'), 'Le lien a expiré ou a déjà servi'],
  ['en', failure(409, 'UniqueEmailActiveAccount'), 'This email address already has another account'],
  ['fr', failure(409, 'UniqueEmailActiveAccount'), 'Cette adresse e-mail a déjà un autre compte'],
] as const)('tells why it is impossible, and leads to the team: %s %j', async (language, answer, text) => {
  stubApi({ [call]: () => answer })
  open(language)
  await press()
  await title(text)
  expect(screen.getByRole('link', { name: /^(Write to us|Nous écrire)$/ }).getAttribute('href')).toMatch(/\/contact$/)
})

it('stays on the question during an outage', async () => {
  stubApi({ [call]: () => failure(503, 'IdentityUnavailable') })
  open()
  await press()
  expect(await screen.findByText(/^The sign-in service is unavailable/)).toBeTruthy()
  await title('Undo the change of email address')
})
