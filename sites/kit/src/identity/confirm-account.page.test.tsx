import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { failure, ok, stubApi } from '#test/api.ts'
import { show } from '#test/site.tsx'
import { ConfirmAccount } from './confirm-account.page.tsx'
import { signUpSecret } from './sign-up-secret.ts'

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

describe('in a browser that did not sign up', () => {
  const signUp = {
    email: 'jeanne@exemple.fr',
    askedAt: '2026-11-12T13:05:00Z',
    browser: 'Firefox',
    system: 'Android',
  }
  const asked = (more: Parameters<typeof stubApi>[0] = {}, given: object = signUp) => {
    const { token, call } = newLink()
    const api = stubApi({
      [call]: () => failure(428, 'ConfirmationNeeded'),
      [`GET register/signUp/${token}`]: () => ok(given),
      ...Object.fromEntries(
        Object.entries(more).map(([method, answer]) => [`${method} register/confirmAccount/${token}`, answer]),
      ),
    })
    return { token, ...api }
  }

  it.each([
    ['en', 'Did you create this account?', '12 November 2026 at 14:05', 'Firefox on Android'],
    ['fr', 'Avez-vous créé ce compte ?', '12 novembre 2026 à 14:05', 'Firefox sur Android'],
  ] as const)(
    'says who asked, when and from where, and does nothing: %s',
    async (language, heading, moment, device) => {
      const { token, sent } = asked()
      show(<ConfirmAccount token={token} />, { language })
      expect(await title(heading)).toBeTruthy()
      expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
        'jeanne@exemple.fr',
        moment,
        device,
      ])
      expect(sent()).toEqual([`GET register/confirmAccount/${token}`, `GET register/signUp/${token}`])
    },
  )

  it.each([
    [{ browser: undefined }, 'Android'],
    [{ system: undefined }, 'Firefox'],
    [{ browser: undefined, system: undefined }, 'An unknown browser'],
  ])('names what is known of the browser: %j', async (change, device) => {
    const { token } = asked({}, { ...signUp, ...change })
    show(<ConfirmAccount token={token} />)
    expect(await screen.findByText(device)).toBeTruthy()
  })

  it('confirms when a person says so, and the focus follows', async () => {
    const { token, sent } = asked({ POST: () => ok({ email: signUp.email }) })
    show(<ConfirmAccount token={token} />)
    await user.click(await screen.findByRole('button', { name: 'It was me: confirm' }))
    expect(await title('Your account is confirmed')).toBe(document.activeElement)
    expect(sent().at(-1)).toBe(`POST register/confirmAccount/${token}`)
  })

  it('ends the sign-up when a person says so', async () => {
    const { token, sent } = asked({ DELETE: () => ({ status: 204 }) })
    show(<ConfirmAccount token={token} />)
    await user.click(await screen.findByRole('button', { name: 'It was not me' }))
    expect(await title('This sign-up has been cancelled')).toBe(document.activeElement)
    expect(screen.getByText(/^This link can no longer confirm an account for jeanne@exemple.fr/)).toBeTruthy()
    expect(sent().at(-1)).toBe(`DELETE register/confirmAccount/${token}`)
  })

  it('asks again after a failure', async () => {
    const { token } = asked({ POST: () => failure(503, 'IdentityUnavailable') })
    show(<ConfirmAccount token={token} />)
    await user.click(await screen.findByRole('button', { name: 'It was me: confirm' }))
    expect(await title('An error occurred')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await title('Did you create this account?')).toBeTruthy()
  })
})

describe('the secret of the browser that signed up', () => {
  beforeEach(() => window.localStorage.clear())

  it('is sent with the sign-up and with the link, for 72 hours', () => {
    vi.useFakeTimers({ now: new Date('2026-11-12T13:05:00Z') })
    const kept = signUpSecret.keep()
    expect(kept['x-sign-up-browser']).toMatch(/^[\w-]{43}$/)
    expect(signUpSecret.sent()).toEqual(kept)
    expect(signUpSecret.keep()).toEqual(kept)
    vi.setSystemTime(new Date('2026-11-15T13:04:59Z'))
    expect(signUpSecret.sent()).toEqual(kept)
    vi.setSystemTime(new Date('2026-11-15T13:05:00Z'))
    expect(signUpSecret.sent()).toEqual({})
    expect(window.localStorage).toHaveLength(0)
    vi.useRealTimers()
  })

  it.each(['', '{}', 'null', '[', '{"secret":"short","until":9e15}'])('is not %j', (stored) => {
    window.localStorage.setItem('sign-up', stored)
    expect(signUpSecret.sent()).toEqual({})
  })

  it('does without storage: the link will ask', () => {
    vi.stubGlobal('localStorage', undefined)
    expect([signUpSecret.keep(), signUpSecret.sent()]).toEqual([{}, {}])
  })
})
