import type { Locator, Page } from '@playwright/test'

/** Where the focus goes when what had it is removed. */
export const focusedHeading = (page: Page): Locator => page.locator(':is(h1, h2, h3):focus')

/** Presses Tab until the element has the focus: what cannot be reached this way cannot be used. */
export async function tabTo(page: Page, wanted: Locator) {
  await wanted.waitFor()
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab')
    if (await wanted.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`Tab does not lead to ${wanted}`)
}
