import { expect } from '@playwright/test'
import { arrive } from './look.ts'
import { type Ids, test } from './people.ts'
import { findLowTableLinks } from './target-size.ts'

const pages: readonly [string, (ids: Ids) => string][] = [
  ['the properties', () => '/home'],
  ['the applications to a property', ({ applied }) => `/consulte-propriete/${applied}`],
  ['the applications to all properties', () => '/candidatures'],
]

for (const width of [390, 1_024]) {
  test.describe(`[J-203] on a touch screen of ${width} px`, () => {
    test.use({ viewport: { width, height: 800 }, hasTouch: true, isMobile: true, language: 'fr' })

    for (const [name, pathOf] of pages) {
      test(`links in the table of ${name} are 44 px high`, async ({ page, context, people }) => {
        await context.addCookies(people.cookies.landlord)
        await page.goto(pathOf(people.ids))
        await arrive(page, 'fr')
        expect(await page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true)
        await expect(page.locator('table a[href]').first()).toBeVisible()
        expect(await findLowTableLinks(page, 44)).toEqual([])
      })
    }
  })
}
