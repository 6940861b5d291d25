import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { failure, ok, stubApi } from '#test/api.ts'
import { show } from '#test/site.tsx'
import { ConfirmEmail } from './confirm-email.page.tsx'

const user = userEvent.setup({ delay: null })
const call = 'POST owner/confirmEmail/a-token'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const open = (language: 'fr' | 'en' = 'en') => show(<ConfirmEmail token="a-token" />, { language })
const press = () => user.click(screen.getByRole('button', { name: /^(Confirm this address|Confirmer cette adresse)$/ }))
const title = (name: string) => screen.findByRole('heading', { level: 1, name })

it('changes nothing until a person presses the button', async () => {
  const { sent } = stubApi({ [call]: () => ok({ email: 'nouvelle@exemple.fr' }) })
  open()
  expect(await title('Confirm your new email address')).toBeTruthy()
  expect(sent()).toEqual([])
  await press()
  await title('Your email address has been changed')
  expect(sent()).toEqual([call])
})

it.each([
  ['en', ok({ email: 'nouvelle@exemple.fr' }), 'Your email address has been changed'],
  ['fr', ok({ email: 'nouvelle@exemple.fr' }), 'Votre adresse e-mail a été changée'],
  ['en', failure(410, 'TokenExpired'), 'The link has expired or has already been used'],
  ['fr', failure(410, 'TokenExpired'), 'Le lien a expiré ou a déjà servi'],
  ['en', failure(409, 'UniqueEmailActiveAccount'), 'The email already exists'],
  ['fr', failure(409, 'UniqueEmailActiveAccount'), 'Cette adresse e-mail est déjà utilisée'],
] as const)('tells how it ended, and leads to the account: %s %j', async (language, answer, text) => {
  stubApi({ [call]: () => answer })
  open(language)
  await press()
  expect(await title(text)).toBe(document.activeElement)
  expect(screen.getByRole('link').getAttribute('href')).toBe('/account')
})

it('can be retried after a server failure', async () => {
  const answers = [failure(503, 'IdentityUnavailable'), ok({ email: 'nouvelle@exemple.fr' })]
  stubApi({ [call]: () => answers.shift() ?? ok() })
  open()
  await press()
  expect(await screen.findByText(/^The sign-in service is unavailable/)).toBeTruthy()
  await press()
  expect(await title('Your email address has been changed')).toBeTruthy()
  expect(screen.getByText('Your account now uses nouvelle@exemple.fr.')).toBeTruthy()
})
