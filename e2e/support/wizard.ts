import type { Page } from '@playwright/test'
import { expect } from './patient-expect.ts'

/** The pages of the wizard, by the first word of their address. */
export const wizardPages = [
  'nom-propriete',
  'type-propriete',
  'adresse-propriete',
  'amenagement-propriete',
  'surface',
  'loyer-propriete',
  'diagnostic-propriete',
  'valider-propriete',
] as const
export type WizardPage = (typeof wizardPages)[number]

export const continueButton = (page: Page) => page.getByRole('button', { name: /^(Continuer|Continue)$/ })
export const errorSummary = (page: Page) => page.getByRole('region', { name: /à corriger$|to correct$/ })

/** The page is there with its step, for the property of this id or for any. */
export async function expectStep(page: Page, step: WizardPage, id = '[\\w-]+') {
  await expect(page).toHaveURL(new RegExp(`/${step}/${id}$`))
  await expect(page.locator('#content form, #content .callout').first()).toBeVisible()
}
