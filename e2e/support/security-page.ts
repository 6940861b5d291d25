import { securityPath } from '@bailclair/domain/site/security-path.ts'
import { expect, type Page } from '@playwright/test'

/** The page “Sign-in and security”, which each site has. */
export const securityPage = (page: Page) => {
  const button = (name: string | RegExp) => page.getByRole('main').getByRole('button', { name })
  const section = (name: string) =>
    page
      .getByRole('main')
      .locator('section')
      .filter({ has: page.getByRole('heading', { level: 2, name }) })
  return {
    button,
    /** Of a section, by its title: passkeys, code app or devices. */
    rows: (name: string) => section(name).getByRole('listitem'),
    section,
    async open(site = '') {
      await page.goto(`${site}${securityPath}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Connexion et sécurité')
    },
    /** The window of the identity server in which something is added. */
    async begin(name: string) {
      const opening = page.waitForEvent('popup')
      await button(name).click()
      return opening
    },
    async remove(name: string) {
      await button(`Retirer « ${name} »`).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Retirer', exact: true }).click()
    },
  }
}
