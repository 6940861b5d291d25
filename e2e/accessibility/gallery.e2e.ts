import { expect, type Page } from '@playwright/test'
import { findBarriers } from '#support/axe.ts'
import { test } from '#support/test.ts'

const suggestions = ['Some suggestions', 'No suggestion', 'A search without end', 'A silent service']

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const open = (page: Page) => page.goto('/galerie')

const variants = [
  ['light', 1280],
  ['dark', 390],
  ['dark', 1280],
  ['light', 390],
] as const

// `npm test` covers each colour scheme and width once, `ACCESSIBILITY=full` all combinations.
for (const [colorScheme, width] of process.env['ACCESSIBILITY'] === 'full' ? variants : variants.slice(0, 2)) {
  test.describe(`gallery, ${colorScheme}, ${width} px`, () => {
    test.use({ colorScheme, viewport: { width, height: 800 }, contextOptions: { reducedMotion: 'reduce' } })

    test('has no barrier that axe finds, at rest', async ({ page }) => {
      await open(page)
      await expect(page.locator('#content h1').first()).toBeVisible()
      expect(await findBarriers(page)).toEqual([])
    })

    test('has none with dialogs, menu and toasts open', async ({ page }) => {
      await open(page)
      await button(page, 'Share').click()
      expect(await findBarriers(page, 'dialog[open]')).toEqual([])
      await page.keyboard.press('Escape')

      await button(page, 'Delete, with a failure').click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete this property' }).click()
      expect(await findBarriers(page, 'dialog[open]')).toEqual([])
      await expect(page.getByRole('alertdialog').getByRole('alert')).toBeVisible()
      expect(await findBarriers(page, 'dialog[open]')).toEqual([])
      await page.keyboard.press('Escape')

      await button(page, 'Failure').click()
      await page.locator('summary', { hasText: 'My account' }).click()
      expect(await findBarriers(page, '.menu[open], .toasts')).toEqual([])
    })

    test('has none in any state of the suggestions', async ({ page }) => {
      await open(page)
      for (const name of suggestions) {
        const field = page.getByRole('combobox', { name, exact: true })
        await field.pressSequentially('12 rue')
        await expect(field.locator('..').locator('.combobox-popup')).toBeVisible()
        await field.press('ArrowDown')
        expect(await findBarriers(page, '.field:has(.combobox-popup:not([hidden]))')).toEqual([])
      }
    })
  })
}

for (const width of [320, 768, 1280]) {
  test(`nothing scrolls sideways at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await open(page)
    await expect(page.locator('#content h1').first()).toBeVisible()
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
  })
}

test('a dialog keeps the focus inside, closes by Escape and gives the focus back', async ({ page }) => {
  await open(page)
  await button(page, 'Share').press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeFocused()
  for (let stop = 0; stop < 8; stop++) {
    await page.keyboard.press('Tab')
    // Past the last stop lies the browser itself, then the dialog again; never the page behind.
    const isOutside = await page.evaluate(() => {
      const focused = document.activeElement
      return focused !== document.body && !focused?.closest('dialog')
    })
    expect(isOutside).toBe(false)
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(button(page, 'Share')).toBeFocused()
})

test('a press beside a dialog closes it', async ({ page }) => {
  await open(page)
  await button(page, 'Share').click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.mouse.click(5, 5)
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('a pending button keeps its width', async ({ page }) => {
  await open(page)
  const save = button(page, 'Save')
  const widthOf = () => save.evaluate((element) => element.getBoundingClientRect().width)
  // the font of a slow moment comes between the two
  await save.evaluate(() => document.fonts.load('600 1rem Figtree'))
  const before = await widthOf()
  await save.click()
  await expect(save).toHaveAttribute('aria-busy', 'true')
  expect(await widthOf()).toBe(before)
})

test('the whole row leads where its link leads', async ({ page }) => {
  await open(page)
  const row = page.getByRole('table', { name: 'My properties' }).getByRole('row', { name: 'T2 Croix-Rousse' })
  await row.click({ position: { x: 600, y: 20 } })
  await expect(page).toHaveURL(/#content$/)
})

test('what loads for less than 300 ms shows no skeleton', async ({ page }) => {
  await open(page)
  const skeleton = page.locator('.skeleton').first()
  const appearance = await skeleton.evaluate((element) => {
    const { animationName, animationDelay, animationFillMode } = getComputedStyle(element)
    return { isAnimated: animationName !== 'none', animationDelay, animationFillMode }
  })
  expect(appearance).toEqual({ isAnimated: true, animationDelay: '0.3s', animationFillMode: 'backwards' })
})
