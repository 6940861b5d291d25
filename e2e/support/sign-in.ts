import { demoCodes } from '@bailclair/one-machine/stack/demo-codes.ts'
import type { Page } from '@playwright/test'
import { getAddresses } from './addresses.ts'
import { expect } from './patient-expect.ts'
import type { Person } from './people.ts'
import { isKeycloak, signInPages } from './providers/provider.ts'
import { type Credentials, openSession, openSignedIn } from './session.ts'

/** Fills the sign-in page that is open; for somebody of the team, the code after it, too. */
export async function fillSignIn(page: Page, { email, password, isStaff }: Credentials) {
  await signInPages.email(page).fill(email)
  await signInPages.password(page).fill(password)
  await signInPages.submit(page).click()
  if (isStaff) await typeNextCode(page)
}

/** Of the team's code app. The next one: `openSession` may have used that of now. */
export async function typeNextCode(page: Page) {
  const [, code = ''] = demoCodes()
  await signInPages.code(page).fill(code)
  await signInPages.submitCode(page).click()
}

/** Signs in from the dashboard's own address through the form, and arrives there. */
export async function signInByForm(page: Page, person: Person) {
  await page.goto('/home')
  await fillSignIn(page, person)
  await expectGreeting(page, person.firstName)
}

/** Arrives on the dashboard, signed in without the form. Keycloak's sign-in is always by its form. */
export async function signIn(page: Page, person: Person) {
  if (isKeycloak) return signInByForm(page, person)
  await openSignedIn(page, '/home', await openSession(getAddresses(), 'owner', person))
  await expectGreeting(page, person.firstName)
}

export async function expectGreeting(page: Page, firstName: string) {
  const greeting = new RegExp(`^(Bonjour|Hello) ${firstName}$`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(greeting)
  expect(new URL(page.url()).pathname).toBe('/home')
}

/** The visitor was led to sign-in: only there is a password asked for beside an e-mail of someone known. */
export async function expectSignInPage(page: Page) {
  await expect(signInPages.submit(page)).toBeVisible()
  await expect(page).toHaveURL(/\/realms\/owner\//)
}
