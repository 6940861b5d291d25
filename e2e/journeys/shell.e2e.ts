import { expect, type Page } from '@playwright/test'
import { test } from '#support/test.ts'

/** The names of what Tab stops at, in order, from the top of the page until it leaves it. */
async function tabThrough(page: Page): Promise<string[]> {
  const stops: string[] = []
  for (let turn = 0; turn < 80; turn++) {
    await page.keyboard.press('Tab')
    const name = await page.evaluate(() => {
      const focused = document.activeElement
      if (!focused || focused === document.body) return undefined
      // a field draws it around all it consists of
      const drawn = focused instanceof HTMLInputElement ? (focused.closest('.input') ?? focused) : focused
      const outline = getComputedStyle(drawn).outlineStyle
      const text = focused.getAttribute('aria-label') ?? focused.textContent ?? ''
      return `${text.trim()}${outline === 'none' ? ' (no visible focus)' : ''}`
    })
    if (name === undefined || name === stops[0]) return stops
    stops.push(name)
  }
  throw new Error('Tab never leaves the page')
}

test.describe('[J-23] an address without a page', () => {
  test.use({ expectedErrors: /status of 404/ })

  for (const [language, title, home, contact] of [
    ['fr', 'Page introuvable', 'Revenir à l’accueil', 'Nous contacter'],
    ['en', 'Page not found', 'Back to the homepage', 'Contact us'],
  ] as const) {
    test.describe(language, () => {
      test.use({ language })

      test('answers 404 and leads on', async ({ page }) => {
        const response = await page.goto('/nulle-part')
        expect(response?.status()).toBe(404)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
        await expect(page).toHaveTitle(new RegExp(`^${title}`))
        await expect(page.getByRole('main').getByRole('link', { name: contact })).toHaveAttribute('href', '/contact')
        await page.getByRole('main').getByRole('link', { name: home }).click()
        await expect(page).toHaveURL(/\/$/)
      })
    })
  }
})

test.describe('[J-24] the keyboard', () => {
  for (const [label, target] of [
    ['Contenu', 'content'],
    ['Pied de page', 'footer'],
  ] as const) {
    test(`skips to «${label}»`, async ({ page }) => {
      await page.goto('/creation')
      await page.getByRole('link', { name: label, exact: true }).focus()
      await expect(page.getByRole('link', { name: label, exact: true })).toBeInViewport()
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(new RegExp(`#${target}$`))
      await page.keyboard.press('Tab')
      await expect(page.locator(`#${target} :focus`)).toHaveCount(1)
    })
  }

  test('goes through header, menu and footer in order, always in sight', async ({ page }) => {
    await page.goto('/')
    const stops = await tabThrough(page)
    expect(stops.filter((stop) => stop.endsWith('(no visible focus)'))).toEqual([])
    const expected = ['Contenu', 'Pied de page', 'BailClair, accueil', 'Espace locataire', 'Se connecter']
    expected.push(
      'Informations',
      'Blog',
      'Aide',
      'Contact',
      'English',
      'Plan du site',
      'Mentions légales',
      'Code source',
    )
    const places = expected.map((name) => stops.findIndex((stop) => stop.startsWith(name)))
    expect(places).not.toContain(-1)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
  })

  test('opens and closes the menu of a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    await page.goto('/')
    const contact = page.getByRole('navigation').getByRole('link', { name: 'Contact', exact: true })
    await expect(contact).toBeHidden()
    await page.getByRole('button', { name: 'Menu' }).press('Enter')
    await expect(contact).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(contact).toBeHidden()
  })
})

test('[J-25] a page reached by a link has its title and the focus', async ({ page }) => {
  await page.goto('/creation')
  // before React, a link loads a document, and the browser starts at its top
  await page.waitForFunction(() =>
    Object.keys(document.getElementById('root') ?? {}).some((key) => /^__react/.test(key)),
  )
  await page.getByRole('link', { name: 'BailClair, accueil' }).click()
  await expect(page).toHaveTitle(/^Louez en toute clarté/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.goBack()
  await expect(page).toHaveTitle(/^Créer/)
})

test('[J-26] the language changes under a form that keeps what was typed', async ({ page }) => {
  await page.goto('/creation')
  await page.getByLabel('Adresse e-mail').fill('jeanne.martin@example.org')
  await page.getByLabel('Mot de passe', { exact: false }).first().fill('Portes-bleues-27')
  await page.getByRole('link', { name: 'English' }).first().click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page).toHaveURL(/\/creation$/)
  await expect(page.getByLabel('Email address')).toHaveValue('jeanne.martin@example.org')
  await expect(page.getByLabel('Password', { exact: false }).first()).toHaveValue('Portes-bleues-27')
})

test.describe('[J-27] a page', () => {
  // React and the icon may be on their way
  test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED.*\/(favicon\.|assets\/)/ })

  test('says that the network is gone, and when it is back', async ({ page, context }) => {
    // the home page would still be fetching its pictures
    await page.goto('/creation')
    await context.setOffline(true)
    await expect(page.getByText('Vous êtes hors ligne')).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByText('Vous êtes hors ligne')).toBeHidden()
  })
})
