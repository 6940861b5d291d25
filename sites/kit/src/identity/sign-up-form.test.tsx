import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { toasts } from '#platform/toasts.ts'
import { failure, ok, stubApi } from '#test/api.ts'
import { show, TestProviders } from '#test/site.tsx'
import { SignUpForm } from './sign-up-form.tsx'

const user = userEvent.setup({ delay: null })
const form = <SignUpForm variant="page" />
const goodPassword = 'Rue-du-Bac-75007'
const created = { 'POST register/account': () => ok({ email: 'jeanne@exemple.fr' }, 201) }

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const email = () => screen.getByLabelText<HTMLInputElement>(/^Email address/)
const password = () => screen.getByLabelText<HTMLInputElement>(/^Password/)
const confirmation = () => screen.getByLabelText<HTMLInputElement>(/^Confirm password/)
const terms = () => screen.getByRole<HTMLInputElement>('checkbox')
const submit = () => user.click(screen.getByRole('button', { name: 'Create my account' }))
const summary = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent)

type Typed = { email?: string; password?: string; confirmation?: string; hasAccepted?: boolean }
async function fill(typed: Typed = {}) {
  const { hasAccepted = true, ...texts } = typed
  const values = { email: 'Jeanne@exemple.fr', password: goodPassword, confirmation: texts.password ?? goodPassword }
  const { email: address, password: chosen, confirmation: again } = { ...values, ...texts }
  if (address) await user.type(email(), address)
  if (chosen) await user.type(password(), chosen)
  if (again) await user.type(confirmation(), again)
  if (hasAccepted) await user.click(terms())
}

describe('an invalid sign-up form (decision 24)', () => {
  it.each([
    [{ email: '' }, 'Email is required'],
    [{ email: 'jeanne' }, 'Invalid email'],
    [{ password: '', confirmation: '' }, 'Password: This field is required'],
    [{ confirmation: '' }, 'Confirm password: This field is required'],
    [{ password: 'abcdefgh' }, 'Password is too weak'],
    [{ password: 'Abc123' }, 'The password must have at least 8 characters'],
    [{ password: 'Password1' }, 'This password is too common, choose another one'],
    [{ confirmation: 'Rue-du-Bac-75008' }, 'Password does not match'],
    [{ hasAccepted: false }, 'You must accept the Terms of Use and Privacy Policy to continue'],
  ])('%j sends nothing and says: %s', async (typed, message) => {
    const { sent } = stubApi(created)
    show(form)
    await fill(typed)
    // The list of common passwords loads on focus.
    await vi.dynamicImportSettled()
    await submit()
    expect(summary()).toContain(message)
    expect(document.activeElement?.textContent).toContain(message)
    expect(sent()).toEqual([])
  })

  it('knows common passwords also when they were typed before React could see the focus', async () => {
    const { sent } = stubApi(created)
    show(form)
    await fill({ password: '', confirmation: '' })
    for (const field of [password(), confirmation()]) fireEvent.change(field, { target: { value: 'Password1' } })
    await vi.dynamicImportSettled()
    await submit()
    expect(summary()).toContain('This password is too common, choose another one')
    expect(sent()).toEqual([])
  })

  it('lists every problem, in French too', async () => {
    const { sent } = stubApi(created)
    show(form, { language: 'fr' })
    await user.click(screen.getByRole('button', { name: 'Créer mon compte' }))
    expect(summary()).toEqual([
      'L’adresse e-mail est obligatoire',
      'Mot de passe : Ce champ est obligatoire',
      'Confirmez le mot de passe : Ce champ est obligatoire',
      'Pour continuer, acceptez les conditions d’utilisation et la politique de confidentialité',
    ])
    expect(sent()).toEqual([])
  })

  it('links from the summary to the field', async () => {
    show(form)
    await submit()
    await user.click(screen.getByRole('link', { name: 'Email is required' }))
    expect(document.activeElement).toBe(email())
    expect(email().getAttribute('aria-invalid')).toBe('true')
  })

  it('shows a message only after blur (decision 24)', async () => {
    show(form)
    await user.type(email(), 'jeanne')
    expect(screen.queryByText('Invalid email')).toBeNull()
    await user.tab()
    expect(screen.getByText('Invalid email')).toBeTruthy()
    await user.type(email(), '@exemple.fr')
    expect(screen.queryByText('Invalid email')).toBeNull()
  })
})

describe('a sign-up that succeeds', () => {
  it('says that an e-mail was sent; closing reloads the owner site', async () => {
    const assign = vi.spyOn(window.location, 'assign').mockReturnValue()
    const { calls } = stubApi(created)
    show(form)
    await fill()
    await submit()
    const dialog = await screen.findByRole('dialog', { name: 'Check your inbox' })
    expect(dialog.textContent).toContain('An email has been sent to jeanne@exemple.fr.')
    expect(dialog.textContent).toContain('Click the link it contains to confirm your account.')
    expect(calls).toMatchObject([{ path: 'register/account', body: { password: goodPassword } }])
    expect(calls[0]?.headers.get('accept-language')).toBe('en')
    expect(calls[0]?.body).not.toHaveProperty('confirmation')
    expect(assign).not.toHaveBeenCalled()
    await user.click(within(dialog).getByRole('button', { name: 'Got it' }))
    expect(assign).toHaveBeenCalledWith('/')
  })

  it('is possible with the keyboard alone', async () => {
    const { sent } = stubApi(created)
    show(form)
    await user.tab()
    await user.keyboard('jeanne@exemple.fr{Tab}')
    expect(document.activeElement).toBe(password())
    await user.keyboard(`${goodPassword}{Tab}{Tab}${goodPassword}{Tab}{Tab}`)
    expect(document.activeElement).toBe(terms())
    await user.keyboard(' ')
    await user.type(confirmation(), '{Enter}')
    expect(await screen.findByRole('dialog')).toBeTruthy()
    expect(sent()).toEqual(['POST register/account'])
  })
})

describe('a sign-up that fails (decision 10)', () => {
  it.each([
    ['a confirmed account', failure(409, 'UniqueEmailActiveAccount'), 'This email is already in use'],
    ['an empty list of errors', { status: 400, body: { errors: [] } }, 'An error occurred'],
    ['no body', { status: 500 }, 'An error occurred'],
    ['a budget', failure(429, 'TooManyRequests'), 'An error occurred'],
    ['too many mails', failure(429, 'TooManyMails'), 'An error occurred'],
    ['an outage', failure(503, 'IdentityUnavailable'), 'An error occurred'],
    [
      'a field',
      failure(400, 'InvalidField', { field: 'password', message: 'register.password-too-common' }),
      'An error occurred',
    ],
  ])('%s: toast of 7 s, and the form keeps its values', async (_, answer, text) => {
    stubApi({ 'POST register/account': () => answer })
    const timer = vi.spyOn(globalThis, 'setTimeout')
    show(form)
    await fill()
    await submit()
    expect(await within(screen.getByRole('alert')).findByText(text)).toBeTruthy()
    expect(timer).toHaveBeenCalledWith(expect.any(Function), 7_000)
    expect([email().value, password().value, confirmation().value, terms().checked]).toEqual([
      'Jeanne@exemple.fr',
      goodPassword,
      goodPassword,
      true,
    ])
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it.each([
    ['fr', 'Cette adresse e-mail est déjà utilisée'],
    ['en', 'This email is already in use'],
  ] as const)('tells a duplicate in the language of the visitor, and what to do: %s', async (language, text) => {
    stubApi({ 'POST register/account': () => failure(409, 'UniqueEmailActiveAccount') })
    show(form, { language })
    await user.type(screen.getByLabelText(/^(Adresse e-mail|Email address)/), 'jeanne@exemple.fr')
    await user.type(screen.getByLabelText(/^(Mot de passe|Password)/), goodPassword)
    await user.type(screen.getByLabelText(/^Confirm/), `${goodPassword}`)
    await user.click(terms())
    await user.keyboard('{Tab}{Tab}')
    await user.click(screen.getByRole('button', { name: /^(Créer mon compte|Create my account)$/ }))
    expect(await screen.findByRole('link', { name: text })).toBeTruthy() // in the summary, which takes the focus
    const field = screen.getByLabelText<HTMLInputElement>(/^(Adresse e-mail|Email address)/)
    const described = document.getElementById(field.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '')
    expect([field.getAttribute('aria-invalid'), described?.textContent]).toEqual([
      'true',
      expect.stringContaining(text),
    ])
    for (const { id } of toasts.current()) toasts.dismiss(id) // as after 7 s
    expect(described?.textContent).toContain(text)
    const help = screen.getByRole('link', { name: /nouveau mot de passe|new password/ })
    expect(help.getAttribute('href')).toBe('/mot-de-passe-oublie')
    await user.type(field, 'x')
    expect(field.getAttribute('aria-invalid')).toBe('false')
    expect(screen.queryByRole('link', { name: /nouveau mot de passe|new password/ })).toBeNull()
  })

  it('says honestly that three mails were already sent', async () => {
    stubApi({ 'POST register/account': () => failure(429, 'TooManyMails') })
    show(form)
    await fill()
    await submit()
    expect(await screen.findByText(/^We have already sent several messages to this address/)).toBeTruthy()
  })

  it('shows what the server refused at its field', async () => {
    const refusal = failure(400, 'InvalidField', { field: 'password', message: 'register.password-too-common' })
    stubApi({ 'POST register/account': () => refusal })
    show(form)
    await fill()
    await submit()
    expect(await screen.findByRole('link', { name: 'This password is too common, choose another one' })).toBeTruthy()
  })

  it('says so when nothing answers', async () => {
    stubApi({})
    show(form)
    await fill()
    await submit()
    expect(await screen.findByText('An error occurred')).toBeTruthy()
    expect(screen.getByText(/The service is not answering/)).toBeTruthy()
  })
})

it('says that it needs scripts, and a submit without them does nothing', () => {
  const page = renderToString(<TestProviders>{form}</TestProviders>)
  expect(page).toMatch(/<noscript>.*activez JavaScript.*<\/noscript>/)
  expect(page).toMatch(/<form[^>]* method="dialog"/)
})

describe('the password', () => {
  it('shows a random example, drawn in the browser only', () => {
    const page = <TestProviders>{form}</TestProviders>
    expect(renderToString(page)).not.toContain('placeholder')
    show(form)
    const example = password().placeholder
    expect(example).toMatch(/^[\w#!?.,-]{12}$/)
    cleanup()
    show(form)
    expect(password().placeholder).not.toBe(example)
  })

  it.each([
    ['abc', 'Very weak'],
    ['abcdefghi', 'Weak'],
    ['vitrailcle9', 'Fair'],
    ['Vitrailcle9', 'Good'],
    [goodPassword, 'Excellent'],
    // refused, and would be fair, good or excellent by their score alone
    ['aB1!xyz', 'Weak'],
    ['Password1!', 'Weak'],
    ['Bonjour123', 'Weak'],
    ['Bailclair1', 'Weak'],
  ])('%s is %s', async (typed, word) => {
    show(form)
    await user.type(password(), typed)
    await vi.dynamicImportSettled()
    expect(await screen.findByText(word)).toBeTruthy()
  })
})

describe('links around the form', () => {
  it('lead to sign-in, the terms and the privacy policy', () => {
    show(form)
    const href = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href')
    expect(href(/^Already registered\?$/)).toBe('/home')
    expect(href(/^Terms of Use/)).toBe('/cgu')
    expect(href(/^Privacy Policy/)).toBe('/politique-de-confidentialite')
  })

  it('lead straight to the federation', async () => {
    const login = vi.fn()
    show(form, { session: { status: 'signed-out', login } })
    await user.click(screen.getByRole('button', { name: 'Sign up with Identité nationale' }))
    expect(login).toHaveBeenCalledWith({ returnTo: '/home', idpHint: 'national-identity' })
  })
})
