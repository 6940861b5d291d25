import { expect } from '@playwright/test'
import { certificates, completeProperty } from '#support/properties.ts'
import { test } from '#support/test.ts'
import { wizardPages } from '#support/wizard.ts'

test.describe('[J-48] on the narrowest screen', () => {
  test.use({ viewport: { width: 320, height: 640 } })

  test('nothing of a property scrolls sideways, however long its words', async ({ page, signedIn }) => {
    const { id } = await signedIn.save({
      ...completeProperty,
      name: 'Anticonstitutionnellement'.repeat(4),
      address: 'Saint-Rémy-en-Bouzemont-Saint-Genest-et-Isson'.repeat(5),
      ademeNumber: certificates.replaced,
      rentCost: 999_999.99,
    })
    for (const path of ['/home', ...wizardPages.map((step) => `/${step}/${id}`)]) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/^Chargement/)
      await expect(page.locator('.skeleton')).toHaveCount(0)
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(overflow, path).toBeLessThanOrEqual(0)
    }
  })
})
