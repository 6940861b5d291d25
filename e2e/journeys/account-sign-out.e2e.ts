import { expect, type Page } from '@playwright/test'
import { expectSignInPage, signIn } from '#support/sign-in.ts'
import { test } from '#support/test.ts'

const signInLink = (page: Page) => page.getByRole('link', { name: 'Se connecter' }).first()
const signOutButton = (page: Page) => page.getByRole('button', { name: 'Se déconnecter', exact: true })

test.describe('[J-12] signing out', () => {
  test('ends the session here, at the API, and in the other tab within 10 s', async ({ page, context, owner, at }) => {
    await signIn(page, owner)
    const otherTab = await context.newPage()
    await otherTab.goto('/proprietaire')
    await expect(otherTab.getByLabel(/^Prénom/)).toHaveValue(owner.firstName)
    const profile = page.waitForRequest(`${at.api}owner/profile?*`)
    await page.reload()
    const bearer = (await profile).headers()['authorization'] ?? ''

    await signOutButton(page).click()
    await expect(page).toHaveURL(`${at.web}/`)
    await expect(signInLink(page)).toBeVisible()
    await expect(signOutButton(otherTab)).toBeHidden({ timeout: 10_000 })

    const answer = await page.request.get(`${at.api}owner/profile`, { headers: { authorization: bearer } })
    expect(answer.status()).toBe(401)
    await page.goto('/home')
    await expectSignInPage(page)
  })

  test('is noticed when only the identity server tells', async ({ page, context, owner }) => {
    await signIn(page, owner)
    await context.clearCookies() // as an application elsewhere does that ends the session it shares with this one
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Votre session est terminée', { timeout: 10_000 })
    await expect(signInLink(page)).toBeVisible()
  })
})

test.describe('[J-13] signing out everywhere', () => {
  // the session is ended once more on the way out
  test.use({ expectedErrors: /status of 401/ })

  test('ends every session', async ({ page, otherDevice, owner, at }) => {
    const profile = otherDevice.waitForRequest(`${at.api}owner/profile?*`)
    await signIn(otherDevice, owner)
    const bearer = (await profile).headers()['authorization'] ?? ''

    await signIn(page, owner)
    await page.goto('/proprietaire')
    await page.getByRole('button', { name: 'Se déconnecter partout' }).click()
    await expect(page).toHaveURL(`${at.web}/`)

    const answer = await page.request.get(`${at.api}owner/profile`, { headers: { authorization: bearer } })
    expect(answer.status()).toBe(401)
    await otherDevice.reload()
    await expectSignInPage(otherDevice)
  })
})
