import { expect, type Page } from '@playwright/test'
import { inventPerson } from '#support/people.ts'
import { fillSignUp } from '#support/sign-up.ts'
import { test } from '#support/test.ts'

const words = {
  fr: {
    counter: /^374\u202F\d{3} dossiers déjà vérifiés$/,
    bottom: 'Ouvrez la porte au bon dossier',
    sent: 'Consultez votre messagerie',
    mail: /Confirmez votre compte/,
  },
  en: {
    counter: /^374,\d{3} files verified so far$/,
    bottom: 'Open the door to the right file',
    sent: 'Check your inbox',
    mail: /Confirm your account/,
  },
} as const
const counterOf = (page: Page) => page.locator('.landing-counter')
const bottomOf = (page: Page, title: string) => page.getByRole('region', { name: title })

/** As far as the pictures that have come by now: their width, 0 for one that failed. */
const pictureWidths = (page: Page) =>
  page.locator('.landing-picture img').evaluateAll((all) => all.map((it) => (it as HTMLImageElement).naturalWidth))

const visits = [
  { language: 'fr', viewport: { width: 1280, height: 800 }, colorScheme: 'light' },
  { language: 'en', viewport: { width: 320, height: 700 }, colorScheme: 'dark' },
] as const

for (const { language, viewport, colorScheme } of visits) {
  test.describe(`[J-100] the landing page in ${language} at ${viewport.width} px`, () => {
    test.use({ language, viewport, colorScheme })
    const t = words[language]

    test('is read to the end, and the form there signs up', async ({ page, mailbox, at }) => {
      const asked: string[] = []
      page.on('request', (request) => asked.push(request.url()))
      const counted = `${at.api}stats/verified-files`
      await page.goto('/')
      await expect(counterOf(page)).toHaveText(t.counter)
      expect(asked).not.toContain(counted)
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)

      for (const picture of await page.locator('.landing-picture').all()) await picture.scrollIntoViewIfNeeded()
      await expect.poll(() => pictureWidths(page)).not.toContain(0)
      const files = asked.filter((url) => url.includes('/pictures/'))
      expect(files.length).toBeGreaterThan(0)
      expect(files.filter((url) => !url.includes(`-${language}-${colorScheme}-`))).toEqual([])

      await counterOf(page).scrollIntoViewIfNeeded()
      await expect.poll(() => asked).toContain(counted)
      await expect(counterOf(page)).toHaveText(t.counter)

      const person = inventPerson()
      await fillSignUp(page, person, bottomOf(page, t.bottom))
      await expect(page.getByRole('dialog', { name: t.sent })).toContainText(person.email)
      await mailbox.getMail(person.email, t.mail)
    })
  })
}

test.describe('[J-101] the landing page', () => {
  test.describe('while nothing but the web server answers', () => {
    test.use({ expectedErrors: /Failed to load resource|Authenticated Failed/ })

    test('shows the figure it knows, and the form explains', async ({ page, at }) => {
      for (const down of [at.api, at.identity]) await page.route(`${down}**`, (route) => route.abort())
      await page.goto('/')
      await counterOf(page).scrollIntoViewIfNeeded()
      await expect(counterOf(page)).toHaveText('374\u202F056 dossiers déjà vérifiés')
      const form = bottomOf(page, words.fr.bottom)
      await fillSignUp(page, inventPerson(), form)
      await expect(form.getByText('Le service ne répond pas.')).toBeVisible()
    })
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test('says all it has to say, and what it needs to sign someone up', async ({ page }) => {
      await page.goto('/')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Louez en toute clarté')
      await expect(page.getByRole('heading', { level: 3 })).toHaveCount(6)
      await expect(counterOf(page)).toHaveText('374\u202F056 dossiers déjà vérifiés')
      const notes = page.locator('noscript .callout') // what Playwright looks for by text is never in there
      await expect(notes).toHaveText(
        Array(2).fill('Pour créer votre compte, activez JavaScript dans votre navigateur.'),
      )
      await expect(notes.first()).toBeVisible()
    })
  })
})
