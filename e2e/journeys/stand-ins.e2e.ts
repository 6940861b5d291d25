import { expect } from '@playwright/test'
import { certificates } from '#support/properties.ts'
import { test } from '#support/test.ts'

test.describe('[J-49] whoever tries the product out', () => {
  test('finds a certificate number for every case', async ({ page, at }) => {
    await page.goto(at.registry)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (const number of Object.values(certificates)) await expect(page.getByText(number)).toBeVisible()
  })

  test('finds addresses of real communes', async ({ page, at }) => {
    await page.goto(at.address)
    await page.getByRole('searchbox').fill('8 rue des lilas brest')
    await page.keyboard.press('Enter')
    await expect(page.getByText('8 Rue des Lilas 29200 Brest')).toBeVisible()
  })
})
