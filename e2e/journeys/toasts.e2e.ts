import { expect, type Locator, type Page } from '@playwright/test'
import { signIn } from '../support/sign-in.ts'
import { test } from '../support/test.ts'

async function saveNames(page: Page) {
  await page.goto('/proprietaire')
  await page.getByLabel('Prénom').fill('Camille')
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  const toast = page.getByRole('region', { name: 'Notifications' }).locator('.toast')
  await expect(toast).toHaveText(/Vos données sont enregistrées/)
  return toast
}

const boxOf = async (element: Locator) => {
  const box = await element.boundingBox()
  if (!box) throw new Error('Not visible')
  return box
}

/** Scrolls until the middle of the element is at the middle of the toast. */
async function bringUnder(page: Page, toast: Locator, element: Locator) {
  const [over, under] = [await boxOf(toast), await boxOf(element)]
  await page.evaluate((by) => window.scrollBy({ top: by, behavior: 'instant' }), under.y - over.y)
}

async function expectApart(toast: Locator, element: Locator) {
  await expect(async () => {
    const [one, other] = [await boxOf(toast), await boxOf(element)]
    const isApart =
      one.y + one.height <= other.y ||
      other.y + other.height <= one.y ||
      one.x + one.width <= other.x ||
      other.x + other.width <= one.x
    expect(isApart, JSON.stringify([one, other])).toBe(true)
  }).toPass({ timeout: 3_000 })
}

test.describe('[J-190] a toast', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('sits at the bottom of a phone, never over the main button or the focused field', async ({ page, owner }) => {
    await signIn(page, owner)
    const toast = await saveNames(page)
    await toast.hover()
    const { x, y, width, height } = await boxOf(toast)
    expect([x, width]).toEqual([16, 358])
    expect(y).toBeGreaterThan(844 / 2)
    expect(y + height).toBeLessThanOrEqual(844)
    const save = page.getByRole('button', { name: 'Enregistrer', exact: true })
    await bringUnder(page, toast, save)
    await expectApart(toast, save)
    const name = page.getByLabel('Prénom')
    await name.focus()
    await bringUnder(page, toast, name)
    await expectApart(toast, name)
  })

  test('leaves after 7 s on the next page, too', async ({ page, owner }) => {
    await signIn(page, owner)
    const toast = await saveNames(page)
    await page.getByRole('link', { name: 'BailClair, accueil' }).click()
    await expect(page).not.toHaveURL(/proprietaire$/)
    await expect(toast).toBeVisible()
    await expect(toast).toBeHidden({ timeout: 9_000 })
  })
})
