import { expect } from '@playwright/test'
import { test } from '#support/test.ts'

const checks = ['**/.well-known/openid-configuration', '**/3p-cookies/step1.html']

for (const check of checks) {
  test(`[J-208] who leaves /home while ${check} is asked for gets where they want`, async ({ page, at }) => {
    await page.route(check, () => undefined)
    const asked = page.waitForRequest(check)
    await page.goto('/home', { waitUntil: 'commit' })
    await asked
    await page.evaluate(() => window.location.assign('/aide'))
    const title = page.getByRole('heading', { level: 1, name: 'Aide' })
    await expect(title).toBeVisible()
    await page.waitForLoadState('load')
    await expect(title).toBeVisible()
    await expect(page).toHaveURL(`${at.web}/aide`)
  })
}
