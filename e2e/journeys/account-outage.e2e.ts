import { expect, type Page } from '@playwright/test'
import { expectGreeting, expectSignInPage, fillSignIn, signIn } from '#support/sign-in.ts'
import { test } from '#support/test.ts'

const publicPages = { '/': 'Louez en toute clarté', '/creation': 'Créer mon compte' }
const title = (page: Page) => page.getByRole('heading', { level: 1 })
const unavailable = 'La connexion est momentanément indisponible'

/** What a browser meets when the identity server is down, or when it hangs. */
const outages = {
  down: (page: Page, identity: string) => page.route(`${identity}/**`, (route) => route.abort('connectionrefused')),
  hanging: (page: Page, identity: string) => page.route(`${identity}/**`, () => new Promise(() => undefined)),
}

test.use({ expectedErrors: /Failed to load resource|Authenticated Failed|Failed to refresh token/ })

for (const [state, begin] of Object.entries(outages)) {
  test.describe(`[J-18] while the sign-in server is ${state}`, () => {
    test('public pages paint at once and work', async ({ page, at }) => {
      await begin(page, at.identity)
      for (const [path, text] of Object.entries(publicPages)) {
        await page.goto(path, { waitUntil: 'commit' })
        await expect(title(page)).toHaveText(text, { timeout: 2_000 })
      }
      await page.getByRole('button', { name: 'Créer mon compte' }).click()
      await expect(page.getByRole('listitem').filter({ hasText: 'L’adresse e-mail est obligatoire' })).toBeVisible()
    })

    test('sign-in says so, and works once it is back', async ({ page, owner, at }) => {
      await begin(page, at.identity)
      await page.goto('/home')
      await expect(title(page)).toHaveText(unavailable, { timeout: 10_000 })
      await page.getByRole('button', { name: 'Réessayer' }).click()
      await expect(title(page)).toHaveText(unavailable, { timeout: 10_000 })
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      await page.getByRole('button', { name: 'Réessayer' }).click()
      await expectSignInPage(page)
      await fillSignIn(page, owner)
      await expectGreeting(page, owner.firstName)
    })
  })
}

test('[J-19] a session survives an outage of the sign-in server', async ({ page, owner, at }) => {
  await page.clock.install()
  await signIn(page, owner)
  const failures: string[] = []
  page.on('console', (message) => message.type() === 'error' && failures.push(message.text()))
  // Keycloak's frame for session checks needs its server once, at the first of them
  const checked = page.evaluate(
    () => new Promise<void>((resolve) => addEventListener('message', ({ data }) => data === 'unchanged' && resolve())),
  )
  await page.clock.runFor(6_000)
  await checked
  await outages.down(page, at.identity)
  await page.clock.runFor(240_000) // the token has less than 70 s left: a refresh is tried, and fails
  await expect.poll(() => failures.some((text) => text.includes('Failed to refresh token'))).toBe(true)
  await page.locator('summary', { hasText: 'Mon compte' }).click()
  await page.getByRole('link', { name: 'Données personnelles' }).click()
  await expect(page.getByLabel(/^Prénom/)).toHaveValue(owner.firstName)

  await page.unrouteAll({ behavior: 'ignoreErrors' })
  const refreshed = page.waitForResponse((response) => response.url().endsWith('/token') && response.ok())
  await page.clock.runFor(6_000)
  await refreshed
  await page.reload()
  await expect(page.getByLabel(/^Prénom/)).toHaveValue(owner.firstName)
})
