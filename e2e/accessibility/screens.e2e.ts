import { expect } from '@playwright/test'
import { findBarriers } from '#support/axe.ts'
import { test } from '#support/test.ts'
import { screens } from './screens.ts'

const languages = ['fr', 'en'] as const
const widths = [1280, 390] // px
const schemes = ['light', 'dark'] as const

const matrix = languages.flatMap((language) =>
  widths.flatMap((width) => schemes.map((scheme) => ({ language, width, scheme }))),
)
/** In `npm test` each screen once, turning through the matrix; all of it with ACCESSIBILITY=full (quality). */
const variantsOf = (index: number) =>
  process.env['ACCESSIBILITY'] === 'full' ? matrix : matrix.slice((index * 3) % matrix.length).slice(0, 1)

for (const [index, { name, path, expectedErrors }] of screens.entries()) {
  for (const { language, width, scheme } of variantsOf(index)) {
    test.describe(`${name}, ${language}, ${width} px, ${scheme}`, () => {
      test.use({ viewport: { width, height: 800 }, colorScheme: scheme, expectedErrors })

      test('has no barrier that axe finds, and nothing to scroll sideways', async ({ page, context, at }) => {
        await context.addCookies([{ name: 'lang', value: language, url: at.web }])
        await page.goto(path)
        await expect(page.locator('html')).toHaveAttribute('lang', language)
        expect(await findBarriers(page)).toEqual([])
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
        expect(overflow).toBeLessThanOrEqual(0)
      })
    })
  }
}
