import { expect, type Page } from '@playwright/test'
import { openApplication } from '#support/conversation.ts'
import { tabTo } from '#support/keyboard.ts'
import { saveBy } from '#support/opened-files.ts'
import type { PropertyApi } from '#support/properties.ts'
import type { TenantAccount } from '#support/tenant-area.ts'
import { test } from '#support/test.ts'

/** The owner's page of a chosen application; returns its section with the lease. */
async function chooseApplicant(page: Page, signedIn: PropertyApi, tenant: TenantAccount) {
  const path = await openApplication(page, signedIn, tenant)
  await page.getByRole('link', { name: 'Choisir ce candidat' }).click()
  await page.getByRole('button', { name: 'Confirmer mon choix' }).click()
  await expect(page.getByText(/^Loué depuis le/)).toBeVisible()
  await page.goto(path)
  return page.getByRole('region', { name: 'Modèle de bail' })
}

test('[J-247] an owner is warned of a deposit above the limit, and downloads the lease for Word', async ({
  page,
  signedIn,
  newTenant,
}) => {
  const lease = await chooseApplicant(page, signedIn, await newTenant({ status: 'VALIDATED' }))
  await expect(lease.getByText(/^C’est un modèle/)).toBeVisible()
  const warning = lease.getByText(/plus que la limite de la loi/)
  await lease.getByLabel(/^Dépôt de garantie/).fill('500')
  await expect(warning).toBeHidden()
  await lease.getByLabel(/^Dépôt de garantie/).fill('999999')
  await expect(warning).toBeVisible()

  const { name, bytes } = await saveBy(page, () => lease.getByRole('button', { name: /DOCX/ }).click())
  expect(name).toBe('modele-de-bail.docx')
  expect(bytes.subarray(0, 2).toString()).toBe('PK')
})

test('[J-248] an owner on a phone downloads the lease as a PDF with the keyboard alone', async ({
  page,
  signedIn,
  newTenant,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const lease = await chooseApplicant(page, signedIn, await newTenant({ status: 'VALIDATED' }))
  const button = lease.getByRole('button', { name: 'Télécharger en PDF' })
  await tabTo(page, button)
  const { name, bytes } = await saveBy(page, () => page.keyboard.press('Enter'))
  expect(name).toBe('modele-de-bail.pdf')
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
  await expect(page.getByText('Le modèle de bail est téléchargé.')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})

test('[J-249] an owner downloads the journal of a choice', async ({ page, signedIn, newTenant }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await chooseApplicant(page, signedIn, await newTenant({ status: 'VALIDATED' }))
  await page.goBack()
  await page.getByRole('heading', { name: 'Journal du choix' }).click()
  const button = page.getByRole('button', { name: 'Télécharger le journal (PDF)' })
  const { name, bytes } = await saveBy(page, () => button.click())
  expect(name).toBe('Journal du choix.pdf')
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
  await expect(page.getByText('Le journal est téléchargé.')).toBeVisible()
})
