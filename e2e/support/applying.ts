import { ensureAccount } from '@bailclair/one-machine/stack/ensure-account.ts'
import type { Addresses } from '@bailclair/one-machine/stack/servers.ts'
import type { Page } from '@playwright/test'
import { getAddresses } from './addresses.ts'
import { expect } from './patient-expect.ts'
import type { Person } from './people.ts'
import { inventPerson } from './people.ts'
import { completeProperty, openPropertyApi, signInForProperties } from './properties.ts'
import { openSession } from './session.ts'
import { fillSignIn } from './sign-in.ts'

/** Someone with an account of the tenant realm, which files delivered for them name (decision 81). */
export async function createApplicant(identity: string, given: Partial<Person> = {}) {
  const person = { ...inventPerson(), firstName: 'Ana', lastName: 'Durand', ...given }
  return { ...person, subject: await ensureAccount(identity, 'tenant', person, new AbortController().signal) }
}

/** A validated property of an owner, and its share link. */
export async function publishProperty(at: Addresses, owner: Person) {
  const session = await openSession(at, 'owner', owner)
  const property = await openPropertyApi(at, session).save({ ...completeProperty, validated: true })
  return { session, property, link: `${at.web}/candidater/${property.token}` }
}

/** The same, where the owner takes the link from the page of the property, which stays open. */
export async function shareProperty(page: Page, owner: Person, at: Addresses) {
  const properties = await signInForProperties(page, owner, at)
  const property = await properties.save({ ...completeProperty, validated: true })
  await page.goto(`/consulte-propriete/${property.id}?partage=1`)
  const dialog = page.getByRole('dialog')
  const link = await dialog.getByRole('textbox', { name: 'Lien de partage' }).inputValue()
  return { properties, property, link, dialog, rows: page.getByRole('table').getByRole('row') }
}

export const title = (page: Page) => page.getByRole('heading', { level: 1 })
export const consentBox = (page: Page) => page.getByRole('checkbox')
export const existingAccount = (page: Page) =>
  page.getByRole('button', { name: /^(J’ai déjà un compte|I already have an account)$/ })

/** From the share link to the result, whatever it is, by someone who is signed in already. */
export async function apply(page: Page, link: string, applicant: Person) {
  const { cookies } = await openSession(getAddresses(), 'tenant', applicant)
  await page.context().addCookies(cookies)
  await page.goto(link)
  await consentBox(page).check()
  await existingAccount(page).click()
  await expectResult(page, link)
}

/** The same, through the sign-in form. */
export async function applyByForm(page: Page, link: string, applicant: Person) {
  await page.goto(link)
  await consentBox(page).check()
  await existingAccount(page).click()
  await fillSignIn(page, applicant)
  await expectResult(page, link)
}

/** Nothing of the sign-in stays in the address. */
export async function expectResult(page: Page, link: string) {
  await expect(page).toHaveURL(link.replace('/candidater/', '/validConnexion/'))
  await expect(title(page)).toBeVisible()
  await expect(title(page)).not.toHaveText(/^(Ouverture|Transmission|Opening|Passing)/)
}
