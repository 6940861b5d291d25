import { expect, type Page } from '@playwright/test'
import { findBarriers } from '#support/axe.ts'
import { findMarkupFaults } from './markup.ts'
import { findLowTableLinks } from './target-size.ts'
import { findCutText } from './text-room.ts'

const languages = ['fr', 'en'] as const
const widths = [1280, 390] // px
const schemes = ['light', 'dark'] as const

const matrix = languages.flatMap((language) =>
  widths.flatMap((width) => schemes.map((scheme) => ({ language, width, scheme }))),
)
/** `npm test` looks at each screen once, in another variant for each; ACCESSIBILITY=full at all of them. */
export const variantsOf = (index: number) =>
  process.env['ACCESSIBILITY'] === 'full' ? matrix : matrix.slice((index * 3) % matrix.length).slice(0, 1)

/** The page is there, in the language asked for, with what it shows. */
export async function arrive(page: Page, language: string) {
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toBeVisible()
  await expect(title).not.toHaveText(/^(Chargement|Loading|Ouverture|Opening)/)
  await expect(page.locator('.skeleton')).toHaveCount(0)
}

/** No barrier that axe finds in the part a selector names, sound markup, room for text, however large it is, and links that can be hit. */
export async function expectNoBarrier(page: Page, part: string | undefined) {
  // behind a dialog the page is out of reach, and was looked at without it
  const hasDialog = (await page.locator('dialog[open]').count()) > 0
  expect(await findBarriers(page, part ?? (hasDialog ? 'dialog[open]' : 'html'))).toEqual([])
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
  expect(await findMarkupFaults(page)).toEqual([])
  expect(await findCutText(page)).toEqual([])
  expect(await findLowTableLinks(page, 24)).toEqual([])
}
