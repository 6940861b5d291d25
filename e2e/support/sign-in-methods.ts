import { codeOf } from '@bailclair/one-machine/stack/code-of.ts'
import { ensureAccount, type NewAccount } from '@bailclair/one-machine/stack/ensure-account.ts'
import type { Addresses } from '@bailclair/one-machine/stack/servers.ts'
import type { Page } from '@playwright/test'
import { createApplication } from './application.ts'
import { inventPerson, type Person } from './people.ts'
import { signInPages } from './providers/provider.ts'
import type { Realm } from './session.ts'

/** Somebody with an account, with or without the code app of the demonstration. */
export async function createPerson(at: Addresses, realm: Realm, given: Partial<NewAccount> = {}): Promise<Person> {
  const person = inventPerson()
  await ensureAccount(at.identity, realm, { ...person, ...given }, new AbortController().signal)
  return person
}

export async function typeCode(page: Page, code: string) {
  await signInPages.code(page).fill(code)
  await signInPages.submitCode(page).click()
}

/** On the sign-in page, and below the password. */
export const passkeyButton = (page: Page) =>
  page.getByRole('button', {
    name: /^(Se connecter sans mot de passe|Utiliser une clé d’accès|Sign in without a password|Use a passkey)$/,
  })

/** On the page of the identity server for a new passkey, which has a name already. */
export async function createPasskey(page: Page, name?: string) {
  if (name !== undefined) await page.getByLabel(/^(Nom de la clé|Name of the passkey)$/).fill(name)
  await page.getByRole('button', { name: /^(Créer la clé d’accès|Create the passkey)$/ }).click()
}

/** On its page for a new code app; returns the secret. The code of now is used: the next one is 30 s further. */
export async function createCodeApp(page: Page): Promise<string> {
  const secret = (await page.locator('code.secret').textContent()) ?? ''
  await signInPages.code(page).fill(codeOf(secret))
  await page.getByRole('button', { name: /^(Ajouter l’application|Add the app)$/ }).click()
  return secret
}

/** Without the site: the person has a passkey in the authenticator of the page, and is signed out. */
export async function givePasskey(page: Page, at: Addresses, realm: Realm, person: Person) {
  const app = await createApplication(page, at, realm)
  await app.ask({ kc_action: 'webauthn-register-passwordless' })
  await app.typePassword(person)
  await createPasskey(page)
  await app.answer()
  // asked for is not there yet, and the next address would interrupt it
  await page.waitForURL(/\/favicon\.svg\?/)
  await page.context().clearCookies({ name: /^((?!consent|lang).)*$/ })
  return app
}
