import type { AccountId } from '#account/account.ts'
import { createAuthenticator } from './authenticator.ts'
import { type Browser, createBrowser } from './browser.ts'
import { codeOf } from './codes.ts'
import type { Identity } from './harness.ts'
import type { Application } from './sign-in-flow.ts'

export type Person = { id: AccountId; email: string; password: string }

/** The secret that the page shows to whoever types it, and the hidden field. */
export const secretsOf = (page: string) => ({
  typed: /<code class="secret">([^<]+)</.exec(page)?.[1] ?? '',
  hidden: /name="secret" value="([^"]+)"/.exec(page)?.[1] ?? '',
})

/** Signs in with the password, then opens what the application asks for. */
export async function beginAction(app: Application, browser: Browser, person: Person, action: string) {
  await app.signIn(browser, person)
  return browser.follow(app.authorizeUrl({ kc_action: action }))
}

export async function addPasskeyTo(identity: Pick<Identity, 'url'>, app: Application, person: Person, name = 'My key') {
  const authenticator = createAuthenticator(identity.url)
  const browser = createBrowser()
  const page = await beginAction(app, browser, person, 'webauthn-register-passwordless')
  const answer = await browser.follow(page.url, { form: { passkey: authenticator.create(page.text), name } })
  return { authenticator, browser, answer }
}

/** With its recovery codes. */
export async function addCodeAppTo(app: Application, person: Person) {
  const browser = createBrowser()
  const page = await beginAction(app, browser, person, 'CONFIGURE_TOTP')
  const { typed, hidden } = secretsOf(page.text)
  // the last step, so that the codes of the test are later ones
  const form = { otp: codeOf(typed, -30), secret: hidden, name: 'My phone' }
  const shown = await browser.open(page.url, { form })
  const recoveryCodes = [...shown.text.matchAll(/<li><code>([^<]+)</g)].map(([, code = '']) => code)
  const answer = await browser.follow(`${page.url.href.replace(/\/code-app.*/, '')}/done`)
  return { secret: typed, recoveryCodes, browser, answer, shown }
}
