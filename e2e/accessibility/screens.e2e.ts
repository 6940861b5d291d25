import { expect } from '@playwright/test'
import { findBarriers } from '#support/axe.ts'
import { propertyApiOf } from '#support/properties.ts'
import { test } from './people.ts'
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

for (const [index, { name, path, as, act, part, expectedErrors }] of screens.entries()) {
  for (const { language, width, scheme } of variantsOf(index)) {
    test.describe(`${name}, ${language}, ${width} px, ${scheme}`, () => {
      test.use({ viewport: { width, height: 800 }, colorScheme: scheme, expectedErrors, language })

      test('has no barrier that axe finds, and nothing to scroll sideways', async ({ page, context, at, people }) => {
        const { cookies, ids } = people
        if (as) await context.addCookies(cookies[as])
        const properties = propertyApiOf(page, at.api)
        await page.goto(typeof path === 'string' ? path : path({ ids, at }))
        await expect(page.locator('html')).toHaveAttribute('lang', language)
        await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/^(Chargement|Loading)/)
        await expect(page.locator('.skeleton')).toHaveCount(0)
        await act?.(page, { ids, at, properties })
        // behind a dialog the page is out of reach, and was looked at without it
        const hasDialog = (await page.locator('dialog[open]').count()) > 0
        expect(await findBarriers(page, part ?? (hasDialog ? 'dialog[open]' : 'html'))).toEqual([])
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
        expect(overflow).toBeLessThanOrEqual(0)
      })
    })
  }
}
