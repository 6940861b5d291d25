import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { failure, ok, stubApi } from '#test/api.ts'
import { show } from '#test/site.tsx'
import { ConfirmAccount } from './confirm-account.page.tsx'

const user = userEvent.setup({ delay: null })

/** One link per test: answers are cached by link. */
let links = 0
const newLink = () => {
  links += 1
  return { token: `token-${links}`, call: `GET register/confirmAccount/token-${links}` }
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const title = (name: string) => screen.findByRole('heading', { level: 1, name })

it.each([
  ['en', 'Please wait', 'Your account is confirmed'],
  ['fr', 'Veuillez patienter', 'Votre compte est confirmé'],
] as const)('asks to wait, then leads to sign-in: %s', async (language, wait, done) => {
  const { token, call } = newLink()
  const answer = Promise.withResolvers<ReturnType<typeof ok>>()
  stubApi({ [call]: () => answer.promise })
  const login = vi.fn()
  show(<ConfirmAccount token={token} />, { language, session: { status: 'signed-out', login } })
  expect(await title(wait)).toBeTruthy()
  answer.resolve(ok({ email: 'jeanne@exemple.fr' }))
  expect(await title(done)).toBeTruthy()
  await user.click(screen.getByRole('link', { name: /^(Sign in|Se connecter)$/ }))
  expect(login).toHaveBeenCalledWith({ returnTo: '/home', loginHint: 'jeanne@exemple.fr' })
})

it('calls once, although React mounts twice and the visitor returns', async () => {
  const { token, call } = newLink()
  const { sent } = stubApi({ [call]: () => ok({ email: 'jeanne@exemple.fr' }) })
  const page = (
    <StrictMode>
      <ConfirmAccount token={token} />
    </StrictMode>
  )
  show(page)
  expect(await title('Your account is confirmed')).toBeTruthy()
  cleanup()
  show(page)
  expect(await title('Your account is confirmed')).toBeTruthy()
  expect(sent()).toEqual([call])
})

it.each([
  [failure(404, 'TokenUnknown'), 'en', 'An error occurred', /^This link is not valid/],
  [failure(410, 'TokenExpired'), 'en', 'An error occurred', /^This link has expired or has already been used/],
  [failure(410, 'TokenExpired'), 'fr', 'Une erreur est survenue', /^Ce lien a expiré ou a déjà servi/],
] as const)('an invalid link says what to do: %j (%s)', async (answer, language, heading, help) => {
  const { token, call } = newLink()
  stubApi({ [call]: () => answer })
  show(<ConfirmAccount token={token} />, { language })
  expect(await title(heading)).toBeTruthy()
  expect(screen.getByText(help)).toBeTruthy()
  const ways = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(ways).toEqual(['/creation', '/home'])
})

it.each([
  [failure(503, 'IdentityUnavailable'), /^The sign-in service is unavailable/],
  [{ status: 500 }, 'An error occurred, please try again later.'],
])('a failure of the server can be tried again: %j', async (first, help) => {
  const { token, call } = newLink()
  const answers = [first, ok({ email: 'jeanne@exemple.fr' })]
  const { sent } = stubApi({ [call]: () => answers.shift() ?? first })
  show(<ConfirmAccount token={token} />)
  expect(await title('An error occurred')).toBeTruthy()
  expect(screen.getByText(help)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await title('Your account is confirmed')).toBeTruthy()
  expect(sent()).toEqual([call, call])
})
