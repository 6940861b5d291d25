import { type Language, languages } from '@bailclair/domain/value/language.ts'
import { describe, expect, it } from 'vitest'
import { factorPages } from '#test/factor-pages.ts'
import { failureKinds, federationFailureMessages } from './federation-failure.messages.ts'
import { federationFailurePage } from './federation-failure.page.ts'
import { layoutMessages } from './layout.messages.ts'
import { type ErrorKind, noticesMessages } from './notices.messages.ts'
import { errorPage, expiredPage, signedOutPage, signOutPage, unavailablePage } from './notices.page.ts'
import type { Page } from './page.ts'
import { signInMessages } from './sign-in.messages.ts'
import { type SignInProblem, type SignInView, signInPage } from './sign-in.page.ts'

/** Every text that a visitor, an operator or the federation can choose. */
const texts = {
  siteName: 'BailClair',
  home: 'https://web.example',
  address: '/realms/owner/login-actions/authenticate/u1',
  email: 'camille@exemple.fr',
  federationName: 'Identité nationale',
  requestId: 'r-1',
  field: 'x-1',
}
type Texts = typeof texts

const problems: SignInProblem[] = [
  { kind: 'missing', fields: ['email', 'password'] },
  { kind: 'missing', fields: ['password'] },
  { kind: 'wrong-credentials' },
  { kind: 'wrong-passkey', reason: 'copied' },
  { kind: 'slowed-down', retryAfter: 31.2 },
  { kind: 'unavailable', retryAfter: 5 },
]
const errorKinds = Object.keys(noticesMessages.fr.errors) as ErrorKind[]

function signInView(language: Language, given: Texts): SignInView {
  const { siteName, home, address, email, federationName } = given
  const links = {
    signUp: `${home}/creation`,
    forgotten: `${home}/mot-de-passe-oublie`,
    resend: `${home}/renvoyer-confirmation`,
  }
  const federation = { name: federationName, href: `${address}/federation` }
  const frame = { theme: 'system', cookieSite: { domain: 'localhost', isSecure: false } } as const
  const passkey = { action: `${address}/passkey`, options: '{}' }
  return {
    ...frame,
    language,
    siteName,
    home,
    address,
    realm: 'owner',
    action: address,
    email,
    passkey,
    links,
    federation,
  }
}

function everyPage(language: Language, given: Texts = texts): [string, Page][] {
  const { federationName, requestId, field, address } = given
  const signIn = signInView(language, given)
  const form = { action: address, fields: { [field]: field }, federationName }
  return [
    ['sign in', signInPage(signIn)],
    ['sign in after a session', signInPage({ ...signIn, hasEnded: true })],
    ['sign in, tenant', signInPage({ ...signIn, realm: 'tenant' })],
    ['sign in, staff', signInPage({ ...signIn, realm: 'staff', links: undefined, federation: undefined })],
    ...[true, false].map((isFederated): [string, Page] => [
      `confirm, ${isFederated ? 'at the federation' : 'by password'}`,
      signInPage({
        ...signIn,
        confirming: { email: given.email, hasPassword: !isFederated, isFederated, cancelHref: `${address}/cancel` },
      }),
    ]),
    ...problems.map((problem): [string, Page] => [
      `sign in, ${JSON.stringify(problem)}`,
      signInPage({ ...signIn, problem }),
    ]),
    ...factorPages(signIn),
    ['unavailable', unavailablePage(signIn, { retryAfter: 5 })],
    ['expired', expiredPage(signIn)],
    ['sign out', signOutPage(signIn, form)],
    ['signed out', signedOutPage(signIn)],
    ...errorKinds.map((kind): [string, Page] => [kind, errorPage(signIn, { kind, requestId, code: field })]),
    ...failureKinds.map((kind): [string, Page] => [
      `federation ${kind}`,
      federationFailurePage(signIn, { kind, federationName, passwordHref: `${address}?password`, retryHref: address }),
    ]),
  ]
}

const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found)
const voidElements = new Set(['meta', 'link', 'input', 'br', '!doctype'])

/** Elements that are closed in the wrong order, or not at all. */
function unbalanced(markup: string): string[] {
  const open: string[] = []
  for (const [, end, name = '', self] of markup.matchAll(/<(\/?)([!\w]+)(?:"[^"]*"|[^">])*?(\/?)>/g)) {
    if (voidElements.has(name) || self) continue
    if (!end) open.push(name)
    else if (open.pop() !== name) return [name, ...open]
  }
  return open
}

describe.each(languages)('in %s', (language) => {
  it.each(everyPage(language))('%s is a complete, valid page', (_, { markup }) => {
    expect(markup.startsWith(`<!doctype html>\n<html lang="${language}">`)).toBe(true)
    expect(unbalanced(markup)).toEqual([])
    expect(all(markup, /<(h1)[ >]/g)).toHaveLength(1)
    expect(all(markup, /<(main) /g)).toHaveLength(1)
    const [title = ''] = all(markup, /<title>([^<]*)<\/title>/g)
    const [heading = ''] = all(markup, /<h1>([^<]*)<\/h1>/g)
    expect(title).toContain(heading)
    expect(title).toMatch(/ – BailClair$/)
    const ids = all(markup, / id="([^"]*)"/g)
    expect(new Set(ids).size).toBe(ids.length)
    for (const id of all(markup, / (?:for|aria-describedby|aria-controls)="([^"]*)"/g))
      for (const one of id.split(' ')) expect(ids).toContain(one)
    for (const id of all(markup, / href="#([^"]*)"/g)) expect(ids).toContain(id)
    // what a strict policy refuses, and forgotten template values
    expect(markup).not.toMatch(/<style|<script(?! src)| style=| on\w+=|undefined|\[object|>false/)
    expect(markup).not.toMatch(/ href=""| autofocus.* autofocus/s)
  })

  it('a field has a name, a label and autocomplete', () => {
    const { markup } = signInPage(signInView(language, texts))
    const t = signInMessages[language]
    expect(markup).toContain(`<label for="username">${t.email}</label>`)
    expect(markup).toContain(`<label for="password">${t.password}</label>`)
    expect(markup).toMatch(
      /<input[^>]* id="username" name="username" type="email"[^>]* autocomplete="username webauthn"/,
    )
    expect(markup).toMatch(/<input[^>]* id="password" name="password" type="password" autocomplete="current-password"/)
    expect(markup).toMatch(/<button[^>]* id="kc-login"/)
  })
})

describe('the colours', () => {
  const barsOf = (markup: string) => all(markup, /<meta name="theme-color" (content="[^>]*)>/g)
  const system = [
    'content="#fbfaf7" media="(prefers-color-scheme: light)" data-scheme="light"',
    'content="#121716" media="(prefers-color-scheme: dark)" data-scheme="dark"',
  ]

  it.each(everyPage('fr'))('%s follows the system until one is chosen, and offers the choice', (_, { markup }) => {
    expect(markup).not.toContain('data-theme')
    expect(barsOf(markup)).toEqual(system)
    expect(all(markup, /<option value="(\w+)" data-cookie="theme=\w+; /g)).toEqual(['system', 'light', 'dark'])
    expect(all(markup, / selected>([^<]*)</g)).toEqual(['Système'])
    // there from the first paint: nothing moves when scripts come
    expect(markup).not.toMatch(/class="themes"[^>]* hidden/)
  })

  it('are the chosen ones before scripts run', () => {
    const { markup } = signInPage({ ...signInView('en', texts), theme: 'dark' })
    expect(markup).toContain('<html lang="en" data-theme="dark">')
    expect(markup).toContain('<meta name="color-scheme" content="dark">')
    expect(barsOf(markup)).toEqual([
      'content="#fbfaf7" media="not all" data-scheme="light"',
      'content="#121716" media="all" data-scheme="dark"',
    ])
    expect(all(markup, / selected>([^<]*)</g)).toEqual(['Dark'])
  })
})

describe('hostile texts', () => {
  const elementsOf = (markup: string) => all(markup, /<(\/?[\w!]+)/g)
  const harmless = new Map(everyPage('fr').map(([name, { markup }]) => [name, elementsOf(markup)]))

  it.each([
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    "'><svg/onload=alert(1)>",
    '" autofocus onfocus="alert(1)',
    '</title><script>alert(1)</script>',
    '</textarea>--><script>alert(1)</script>',
    '&lt;script&gt;',
    '{{7*7}}',
  ])('%s is escaped on every page', (hostile) => {
    const given = Object.fromEntries(Object.keys(texts).map((name) => [name, hostile])) as Texts
    for (const [name, { markup }] of everyPage('fr', given)) {
      expect(elementsOf(markup), name).toEqual(harmless.get(name))
      if (/[<>"']/.test(hostile)) expect(markup, name).not.toContain(hostile)
      expect(unbalanced(markup), name).toEqual([])
    }
  })
})

describe('sign in', () => {
  const view = signInView('fr', texts)

  it('keeps the e-mail after an error, never the password', () => {
    const { markup } = signInPage({ ...view, problem: { kind: 'wrong-credentials' } })
    expect(markup).toContain('value="camille@exemple.fr"')
    expect(markup).not.toMatch(/id="password"[^>]* value=/)
  })

  it('wrong credentials do not say which part is wrong, and both fields have the same message', () => {
    const { markup, status } = signInPage({ ...view, problem: { kind: 'wrong-credentials' } })
    expect(status).toBe(200)
    expect(all(markup, /(aria-invalid="true" aria-describedby="input-error")/g)).toHaveLength(2)
    expect(markup).toContain('role="alert"')
    expect(markup).toMatch(/id="password"[^>]* autofocus>/)
  })

  it('says that the session has ended, with the field that has the focus, until something is wrong', () => {
    const ended = signInPage({ ...view, hasEnded: true }).markup
    expect(ended).toContain('<h2>Votre session est terminée</h2>')
    expect(ended).toMatch(/id="password"[^>]* aria-describedby="session-ended" autofocus>/)
    const { markup } = signInPage({ ...view, hasEnded: true, problem: { kind: 'wrong-credentials' } })
    expect(markup).not.toContain('session-ended')
    expect(signInPage(view).markup).not.toContain('session-ended')
  })

  it('links from the summary to each empty field', () => {
    const { markup } = signInPage({ ...view, problem: { kind: 'missing', fields: ['email', 'password'] } })
    expect(all(markup, /<li><a href="#(\w+)">/g)).toEqual(['username', 'password'])
    expect(markup).toContain('aria-describedby="username-error"')
    expect(markup).toMatch(/id="input-error" role="alert" tabindex="-1" autofocus/)
  })

  it.each([
    [{ kind: 'slowed-down', retryAfter: 31.2 } as const, 429, 32, 'attendez 32'],
    [{ kind: 'unavailable', retryAfter: 4 } as const, 503, 4, 'Réessayez dans 4'],
  ])('%j tells when to retry', (problem, status, retryAfter, words) => {
    const page = signInPage({ ...view, problem })
    expect(page).toMatchObject({ status, retryAfter })
    expect(page.markup).toContain(words)
  })

  it('form and language switch keep the language', () => {
    expect(signInPage(view).markup).toContain(`action="${texts.address}?kc_locale=fr"`)
    expect(signInPage(view).markup).toContain(`href="${texts.address}?kc_locale=en" lang="en"`)
  })

  it('staff sees neither sign-up nor federation', () => {
    const { markup } = signInPage({ ...view, realm: 'staff', links: undefined, federation: undefined })
    expect(markup).not.toMatch(/creation|oublie|social-/)
  })
})

describe('statuses', () => {
  const view = signInView('fr', texts)
  const failure = { federationName: 'F', passwordHref: '/p', retryHref: '/r' }
  it.each([
    [unavailablePage(view, { retryAfter: 2.5 }), 503, 3],
    [expiredPage(view), 400, undefined],
    [signOutPage(view, { action: '/', fields: {} }), 200, undefined],
    [signedOutPage(view), 200, undefined],
    [errorPage(view, { kind: 'unexpected', requestId: 'r' }), 500, undefined],
    [errorPage(view, { kind: 'invalid-request', requestId: 'r' }), 400, undefined],
    [errorPage(view, { kind: 'not-found', requestId: 'r' }), 404, undefined],
    [federationFailurePage(view, { ...failure, kind: 'cancelled' }), 200, undefined],
    [federationFailurePage(view, { ...failure, kind: 'unavailable' }), 503, 60],
    [federationFailurePage(view, { ...failure, kind: 'email-taken' }), 409, undefined],
  ])('%#', (page, status, retryAfter) => expect([page.status, page.retryAfter]).toEqual([status, retryAfter]))

  it('a page that cannot be reloaded has no language switch and no retry', () => {
    const { markup } = unavailablePage({ ...view, address: undefined }, { retryAfter: 2 })
    expect(markup).not.toMatch(/hreflang|Réessayer</)
    expect(markup).toContain('href="https://web.example"')
  })
})

describe('the French texts', () => {
  const catalogues = [federationFailureMessages, layoutMessages, noticesMessages, signInMessages]
  const written = (value: unknown): string[] => {
    if (typeof value === 'string') return [value]
    if (typeof value === 'function') return [String(value('Nom', 'Nom'))]
    return Object.values(value as object).flatMap(written)
  }
  const french = catalogues.flatMap(({ fr }) => written(fr))

  it.each([
    ['a narrow no-break space before ; : ! ?', /[^\u202f]([;!?]|:(?!\/\/))(?=\s|$)/],
    ['typographic apostrophes', /\p{L}'\p{L}/u],
    ['one character for an ellipsis', /\.\.\./],
    ['something to say', /^\s*$/],
  ])('have %s', (_, mistake) => {
    expect(french.length).toBeGreaterThan(50)
    expect(french.filter((text) => mistake.test(text))).toEqual([])
  })
})
