import { expect, type Page } from '@playwright/test'
import { test } from '#support/test.ts'

/** A browser from before 2024, which cannot run the scripts. */
async function becomeOld(page: Page) {
  await page.addInitScript(() => Reflect.deleteProperty(Promise, 'withResolvers'))
  await page.route('**/assets/*.js', (route) => route.abort())
}

test.use({ expectedErrors: /ERR_FAILED/ })

for (const [language, notice, question] of [
  ['fr', 'Votre navigateur est trop ancien pour ce service.', 'Comment pouvons-nous vous aider ?'],
  ['en', 'Your browser is too old for this service.', 'How can we help you?'],
] as const) {
  test.describe(language, () => {
    test.use({ language })

    test('[J-217] an old browser says so on signed-in pages, and shows public pages to read', async ({ page, at }) => {
      await becomeOld(page)
      const sentence = page.getByRole('alert').filter({ hasText: notice })
      for (const address of [`${at.web}/home`, `${at.desk}/file-d-attente`]) {
        await page.goto(`${address}?lang=${language}`)
        await expect(sentence).toBeVisible()
        await expect(page.locator('.page-pending')).toHaveCount(0)
      }
      await page.goto(`${at.web}/aide`)
      await expect(sentence).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(question)
    })
  })
}

test('[J-217] a browser of today shows nothing of it', async ({ page, signedIn: _ }) => {
  await page.goto('/home')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Bonjour')
  await expect(page.locator('#old-browser')).toBeHidden()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('[J-217] a signed-in page says that it needs them', async ({ page }) => {
    await page.goto('/home')
    const sentence = page.locator('noscript .old-browser')
    await expect(sentence).toBeVisible()
    await expect(sentence).toContainText('Cette page a besoin de JavaScript.')
  })
})
