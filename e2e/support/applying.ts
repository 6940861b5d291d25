import { ensureAccount } from '@bailclair/one-machine/stack/ensure-account.ts'
import { expect, type Page } from '@playwright/test'
import type { Person } from './people.ts'
import { inventPerson } from './people.ts'
import { completeProperty, type PropertyFacts, signInForProperties } from './properties.ts'
import { fillSignIn } from './sign-in.ts'

/** Someone with an account of the tenant realm. */
export async function createApplicant(identity: string, given: Partial<Person> = {}): Promise<Person> {
  const person = { ...inventPerson(), firstName: 'Ana', lastName: 'Durand', ...given }
  await ensureAccount(identity, 'tenant', person, new AbortController().signal)
  return person
}

/** An owner signs in, and takes the share link of a validated property from its page. */
export async function shareProperty(page: Page, owner: Person, api: string, given: PropertyFacts = {}) {
  const properties = await signInForProperties(page, owner, api)
  const property = await properties.save({ ...completeProperty, validated: true, ...given })
  await page.goto(`/consulte-propriete/${property.id}?partage=1`)
  const dialog = page.getByRole('dialog')
  const link = await dialog.getByRole('textbox', { name: 'Lien de candidature' }).inputValue()
  return { properties, property, link, dialog, rows: page.getByRole('table').getByRole('row') }
}

export const title = (page: Page) => page.getByRole('heading', { level: 1 })
export const consentBox = (page: Page) => page.getByRole('checkbox')
export const existingAccount = (page: Page) =>
  page.getByRole('button', { name: /^(J’ai déjà un compte|I already have an account)$/ })

/** From the share link to the result, whatever it is. */
export async function apply(page: Page, link: string, applicant: Person) {
  await page.goto(link)
  await consentBox(page).check()
  await existingAccount(page).click()
  await fillSignIn(page, applicant)
  await expectResult(page, link)
}

/** Nothing of the sign-in stays in the address. */
export async function expectResult(page: Page, link: string) {
  await expect(page).toHaveURL(link.replace('/candidater/', '/validConnexion/'), { timeout: 15_000 })
  await expect(title(page)).toBeVisible()
  await expect(title(page)).not.toHaveText(/^(Ouverture|Transmission|Opening|Passing)/, { timeout: 15_000 })
}
