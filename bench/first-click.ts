import { startTemporaryStack } from '@bailclair/one-machine/stack/temporary-stack.ts'
import type { Browser, Page } from '@playwright/test'
import { median } from './figures.ts'
import { launchBrowser } from './first-visit.ts'
import { makeApplyPage } from './public-pages.ts'
import { becomeTelephone, telephoneScreen } from './telephone.ts'

/** From the touch to the next frame, in milliseconds: what INP calls good. */
const barMs = 200
const runs = 3

/** A first act on a page; it fails when the page does not answer it. */
const acts: Record<string, (page: Page) => Promise<unknown>> = {
  menu: openMenu,
  language: async (page) => {
    await openMenu(page)
    await page.locator('#site-menu .language-switch a[hreflang="en"]').tap()
    await page.locator('html[lang="en"]').waitFor({ state: 'attached' })
  },
  'first key': async (page) => {
    const field = page.locator('main form :is(input[type="text"], input[type="email"], input:not([type]))').first()
    await field.focus()
    await page.keyboard.press('a')
    if (!(await field.inputValue()).endsWith('a')) throw new Error('The key is lost.')
  },
  'first tick': async (page) => {
    const box = page.locator('main form input[type="checkbox"]').first()
    await box.tap()
    if (!(await box.isChecked())) throw new Error('The tick is lost.')
  },
}

const stack = await startTemporaryStack()
const missed: string[] = []
try {
  const { web } = stack.addresses
  const apply = await makeApplyPage(stack.addresses)
  const browser = await launchBrowser()
  try {
    for (const [name, url, ...wanted] of [
      ['/', `${web}/`, 'menu', 'language'],
      ['/creation', `${web}/creation`, 'menu', 'language', 'first key'],
      ['/contact', `${web}/contact`, 'menu', 'language', 'first key'],
      // its form has no text field
      ['/candidater', apply.url, 'menu', 'language', 'first tick'],
    ] as const)
      for (const act of wanted) await report(browser, name, url, act)
  } finally {
    await browser.close()
  }
} finally {
  await stack.stop()
}
if (missed.length > 0) console.error(`Above the bar: ${missed.join('; ')}`)
process.exit(missed.length > 0 ? 1 : 0)

/** The median of three first visits counts. */
async function report(browser: Browser, name: string, url: string, act: string) {
  const title = `${name}, ${act}`
  try {
    const values: number[] = []
    for (let run = 0; run < runs; run++) values.push(await measure(browser, url, acts[act] ?? Promise.reject))
    const value = median(values)
    const least = value === 0 ? 'below 16' : String(value)
    console.log(`${title.padEnd(26)}${least.padStart(9)} ms of ${barMs}, ratio ${(value / barMs).toFixed(2)}`)
    if (value > barMs) missed.push(title)
  } catch (error) {
    console.log(`${title.padEnd(26)} failed: ${error instanceof Error ? error.message.split('\n')[0] : error}`)
    missed.push(title)
  }
}

async function openMenu(page: Page) {
  await page.locator('[popovertarget="site-menu"]:visible').first().tap()
  await page.locator('#site-menu:popover-open').waitFor()
}

/** As soon as the page is there, which is the worst moment: the browser still works on it. */
async function measure(browser: Browser, url: string, act: (page: Page) => Promise<unknown>): Promise<number> {
  const context = await browser.newContext({ ...telephoneScreen, locale: 'fr-FR' })
  try {
    const page = await context.newPage()
    await becomeTelephone(page)
    const durations: number[] = []
    await page.exposeFunction('noteDuration', (ms: number) => durations.push(ms))
    await page.addInitScript(() => {
      type Noting = { noteDuration: (ms: number) => void }
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          if ((entry as PerformanceEventTiming).interactionId)
            (window as unknown as Noting).noteDuration(entry.duration)
      }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
    })
    await page.goto(url, { waitUntil: 'domcontentloaded' })
    page.setDefaultTimeout(20_000)
    await act(page)
    await page.waitForTimeout(1_000)
    // 0: every event took less than 16 ms, which the browser does not report.
    return Math.max(0, ...durations)
  } finally {
    await context.close()
  }
}
