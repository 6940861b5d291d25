import { expect } from '@playwright/test'
import { test } from './test.ts'

/** Nothing is wider than the window. */
const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth

test('[J-01] the public pages are read in WebKit, wide and narrow', async ({ webkit, at }) => {
  for (const width of [1280, 447]) {
    await webkit.resize(width, 900)
    for (const path of ['/', '/aide', '/accessibilite', '/stats', '/creation', '/nowhere']) {
      await webkit.goto(at.web + path)
      await webkit.locator('h1').waitFor()
      expect(await webkit.run(overflow), `${path} at ${width} px`).toBe(0)
    }
  }
})

test('[J-02] the language is changed in WebKit, and kept', async ({ webkit, at }) => {
  await webkit.goto(`${at.web}/`)
  await webkit.getByRole('link', { name: /English/ }).click()
  await expect.poll(() => webkit.run(() => document.documentElement.lang)).toBe('en')
  await webkit.goto(`${at.web}/aide`)
  expect(await webkit.run(() => document.documentElement.lang)).toBe('en')
})

test.describe('[J-60] cookies', () => {
  test.use({ isAskedForConsent: true })

  test('are refused once in WebKit, and the choice is kept over http', async ({ webkit, at }) => {
    await webkit.goto(`${at.web}/`)
    const banner = webkit.getByRole('region', { name: /cookies sur BailClair/i })
    await banner.getByRole('button', { name: 'Tout refuser' }).click()
    await banner.waitUntilGone()
    await webkit.reload()
    await webkit.locator('h1').waitFor()
    expect((await webkit.cookies()).map(({ name }) => name)).toContain('consent')
    expect(await banner.count()).toBe(0)
  })
})
