import type { Page } from '@playwright/test'

type Told = { email: string; isVerified: boolean; firstName?: string; lastName?: string }

/** On the page of the stand-in federation, someone one makes up. */
export async function identifyAs(page: Page, { email, isVerified, firstName = '', lastName = '' }: Told) {
  await page.getByLabel(/^(Adresse e-mail|Email address)$/).fill(email)
  await page.getByRole('checkbox').setChecked(isVerified)
  await page.getByLabel(/^(Prénom|First name)$/).fill(firstName)
  await page.getByLabel(/^(Nom|Last name)$/).fill(lastName)
  await page.getByRole('button', { name: /^(Continuer avec|Continue as) / }).click()
}
