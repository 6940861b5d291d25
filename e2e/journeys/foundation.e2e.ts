import { expect } from '@playwright/test'
import { test } from '#support/test.ts'

test('[J-01] the home page is French by default, and guarded', async ({ page }) => {
  const response = await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await expect(page).toHaveTitle(/Louez en toute clarté/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Louez en toute clarté')

  const headers = response?.headers() ?? {}
  const policy = headers['content-security-policy']
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).toContain('require-trusted-types-for')
  expect(policy).not.toContain('unsafe-inline')
  expect(policy).not.toContain('unsafe-eval')
  expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': expect.any(String) })
  expect(headers).not.toHaveProperty('x-powered-by')
})

test.describe('[J-02] English, chosen once', () => {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(`JavaScript: ${javaScriptEnabled}`, () => {
      test.use({ javaScriptEnabled })

      test('is there at the next visit', async ({ page, context }) => {
        await page.goto('/')
        await page.getByRole('link', { name: 'English' }).first().click()
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Renting made clear')
        await expect(page.locator('html')).toHaveAttribute('lang', 'en')

        const nextVisit = await context.newPage()
        await nextVisit.goto('/')
        await expect(nextVisit.getByRole('heading', { level: 1 })).toHaveText('Renting made clear')
        await expect(nextVisit).toHaveTitle(/Renting made clear/)
      })
    })
  }
})

test('[J-03] the API is ready and describes itself', async ({ request, at }) => {
  expect((await request.get(`${at.api}health/live`)).status()).toBe(200)
  expect((await request.get(`${at.api}health/ready`)).status()).toBe(200)
  const description = await (await request.get(`${at.api}openapi.json`)).json()
  expect(description.openapi).toMatch(/^3[.]1/)
  expect(Object.keys(description.paths)).toEqual(expect.arrayContaining(['/config', '/contact']))
})
