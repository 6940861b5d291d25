import { expect, type Page } from '@playwright/test'
import { publishProperty } from '#support/applying.ts'
import { test } from '#support/test.ts'

const paths = [
  '/',
  '/aide',
  '/contact',
  '/regles-de-location',
  '/droits-des-candidats',
  '/creation',
  '/stats',
  '/verifier-un-pdf',
  '/compte-supprime',
]

type Watched = { isHydrated: boolean; moved: string[] }

/** What moved after the font had come, until a page has its stylesheets, React and data. */
async function findMoves(page: Page, url: string): Promise<string[]> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  const files = /\/assets\/[^?]+\.(js|css)$/
  await page.route(files, async (route) => {
    await held
    await route.continue()
  })
  // The loader brings React for a query.
  await page.goto(`${url}?moves=no`, { waitUntil: 'domcontentloaded' })
  await page.evaluate(async () => {
    const watched: Watched = { isHydrated: false, moved: [] }
    Object.assign(window, { watched })
    document.addEventListener('hydration-done', () => {
      watched.isHydrated = true
    })
    await document.fonts.ready
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    type Shift = PerformanceEntry & { sources: { node: Node | null }[] }
    new PerformanceObserver((list) => {
      for (const { sources } of list.getEntries() as Shift[])
        for (const { node } of sources) watched.moved.push(node instanceof Element ? node.className : 'text')
    }).observe({ type: 'layout-shift' })
  })
  release()
  await page.waitForFunction(() => (window as unknown as { watched: Watched }).watched.isHydrated)
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(300)
  const moved = await page.evaluate(() => (window as unknown as { watched: Watched }).watched.moved)
  await page.unroute(files)
  return moved
}

for (const width of [390, 1280]) {
  test(`[J-223] nothing moves when stylesheets and React arrive, ${width} px wide`, async ({ page, owner, at }) => {
    await page.setViewportSize({ width, height: 800 })
    const { link } = await publishProperty(at, owner)
    const moved: Record<string, string[]> = {}
    for (const path of [...paths, new URL(link).pathname]) {
      const found = await findMoves(page, path)
      if (found.length > 0) moved[path] = found
    }
    expect(moved).toEqual({})
  })
}
