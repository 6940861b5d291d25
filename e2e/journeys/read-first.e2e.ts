import { expect, type Page } from '@playwright/test'
import { consentBox, existingAccount, publishProperty, title } from '#support/applying.ts'
import { test } from '#support/test.ts'

const words = {
  fr: { legal: 'Mentions légales', other: 'English', show: /^Afficher/, email: 'Adresse e-mail' },
  en: { legal: 'Legal notice', other: 'Français', show: /^Show/, email: 'Email address' },
} as const

/** Until it is released, React does not arrive. */
async function holdReact(page: Page): Promise<() => void> {
  const { promise: held, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/react-*.js', async (route) => {
    await held
    await route.continue()
  })
  return resolve
}

for (const language of ['fr', 'en'] as const) {
  const t = words[language]
  test.describe(language, () => {
    test.use({ language })

    test('[J-213] a page to read loads no script, and its language and colours change', async ({ page }) => {
      const scripts: string[] = []
      page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
      await page.goto('/mentions-legales', { waitUntil: 'networkidle' })
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.legal)
      await page.locator('.theme-switch select').first().selectOption('dark')
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
      await page.getByRole('link', { name: t.other }).first().click()
      await expect(page.locator('html')).toHaveAttribute('lang', language === 'fr' ? 'en' : 'fr')
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
      await expect(page).toHaveURL(/\/mentions-legales$/)
      expect(scripts).toEqual([])
    })

    test('[J-215] a poster leads to a page that is read without scripts and answers what is done before them', async ({
      page,
      owner,
      at,
    }) => {
      const { session, property, link } = await publishProperty(at, owner)
      const headers = { authorization: `Bearer ${session.accessToken}` }
      const answer = await fetch(`${at.api}property/${property.id}/link/code`, { method: 'POST', headers })
      const { code } = (await answer.json()) as { code: string }
      const scripts: string[] = []
      page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
      const asked: string[] = []
      page.on('request', (request) => request.url().startsWith(at.api) && asked.push(request.url()))
      await page.goto(`/a/${code}`, { waitUntil: 'networkidle' })
      await expect(page).toHaveURL(link)
      await expect(title(page)).toContainText('T2 Croix-Rousse')
      await expect(page.getByRole('main')).toContainText('69004 Lyon')
      expect([scripts, asked]).toEqual([[], []])

      const release = await holdReact(page)
      await consentBox(page).check()
      await existingAccount(page).click()
      await expect(existingAccount(page)).toHaveAttribute('aria-busy', 'true')
      release()
      await expect(page).toHaveURL(/\/realms\/tenant\//)
      expect(asked).toEqual([])
    })

    test('[J-214] what is typed and pressed before the scripts arrive is kept and done once', async ({ page }) => {
      const release = await holdReact(page)
      await page.goto('/creation')
      await page.getByLabel(t.email).fill('jeanne.martin@example.org')
      const password = page.locator('input[name="password"]')
      await password.fill('Portes-bleues-27')
      const show = page.getByRole('button', { name: t.show }).first()
      await show.click()
      await expect(show).toHaveAttribute('aria-busy', 'true')
      release()
      await expect(password).toHaveAttribute('type', 'text')
      await expect(password).toHaveValue('Portes-bleues-27')
      await expect(page.getByLabel(t.email)).toHaveValue('jeanne.martin@example.org')
    })
  })
}
