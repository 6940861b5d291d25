import { expect } from '@playwright/test'
import { test } from '#support/test.ts'

/** Each page by the name of its link in the footer, the title it opens with, and a section to go to. */
const pages = {
  fr: [
    ['Plan du site', 'Plan du site', undefined],
    ['Accessibilité', 'Déclaration d’accessibilité', 'Voies de recours'],
    ['Règles de location', 'Règles de location', 'Territoires où les loyers sont encadrés'],
    ['Mentions légales', 'Mentions légales', 'Hébergement'],
    ['Politique de confidentialité', 'Politique de confidentialité', 'Cookies et autres données dans votre navigateur'],
    ['Conditions générales d’utilisation', 'Conditions générales d’utilisation', 'Choisir sans discriminer'],
    // last: its list of départements brings React, and links of such a page bring no new document
    ['Droits des candidats', 'Droits des candidats', 'Où s’adresser'],
  ],
  en: [
    ['Sitemap', 'Sitemap', undefined],
    ['Accessibility', 'Accessibility statement', 'If our answer does not satisfy you'],
    ['Letting rules', 'Letting rules', 'Territories where rents are capped'],
    ['Legal notice', 'Legal notice', 'Hosting'],
    ['Privacy policy', 'Privacy policy', 'Cookies and other data in your browser'],
    ['Terms of use', 'Terms of use', 'Choosing without discrimination'],
    ['Rights of applicants', 'Rights of applicants', 'Where to turn'],
  ],
} as const

const words = {
  fr: { footer: 'Liens du pied de page', contents: 'Sur cette page', cookies: 'Cookies', skip: 'Contenu' },
  en: { footer: 'Footer links', contents: 'On this page', cookies: 'Cookies', skip: 'Content' },
} as const

for (const [language, width] of [
  ['fr', 1280],
  ['en', 390],
] as const) {
  test.describe(language, () => {
    test.use({ language, viewport: { width, height: 800 } })

    test(`[J-105] the legal pages, from footer to footer, at ${width} px`, async ({ page, at, browser }) => {
      const { footer, contents, cookies, skip } = words[language]
      const links = page.getByRole('navigation', { name: footer })
      await page.goto('/mentions-legales')
      for (const [link, title, section] of pages[language]) {
        await links.getByRole('link', { name: link }).click()
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
        // a document of its own: the browser starts at the top, where the keyboard finds the skip links first
        await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
        await page.keyboard.press('Tab')
        await expect(page.getByRole('link', { name: skip, exact: true })).toBeFocused()
        await expect(page).toHaveTitle(new RegExp(`^${title} – `))
        await expect(links.getByRole('link', { name: link })).toHaveAttribute('aria-current', 'page')
        if (section) {
          await page.getByRole('navigation', { name: contents }).getByRole('link', { name: section }).click()
          await expect(page.getByRole('heading', { level: 2, name: section })).toBeInViewport()
        }
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      }

      await links.getByRole('button', { name: cookies }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toBeHidden()

      // Without a script the texts are all there, and so are the ways between them.
      const plain = await browser.newContext({ baseURL: at.web, javaScriptEnabled: false })
      const reader = await plain.newPage()
      await reader.goto(`/cgu?lang=${language}`)
      await reader.getByRole('navigation', { name: footer }).getByRole('link', { name: pages[language][4][0] }).click()
      await expect(reader.getByRole('heading', { level: 1 })).toHaveText(pages[language][4][1])
      await expect(reader.getByRole('rowheader', { name: 'consent', exact: true })).toBeVisible()
      await plain.close()
    })
  })
}
