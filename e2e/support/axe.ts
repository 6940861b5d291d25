import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { run } from 'axe-core'
import { isFirefox } from './firefox-gaps.ts'

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What fades in has its colours at the end only; what turns for ever (a spinner) is not waited for. */
const settle = (page: Page) =>
  page.evaluate(async () => {
    const ending = document.getAnimations().filter((each) => each.effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })

/** What axe finds on the page as it is now, or in the part a selector names: `rule: selector`, one line each. */
export async function findBarriers(page: Page, part = 'html'): Promise<string[]> {
  const browser = page.context().browser()
  if (browser && isFirefox(browser)) return [] // its tabs crash when axe reads a page with a dialog or a popover
  await page.evaluate(axeSource) // by the debugger: the policy of the page allows no foreign script
  await settle(page)
  return page.evaluate(async (selector) => {
    const { axe } = globalThis as unknown as { axe: { run: typeof run } }
    // what passes is thousands of nodes: neither described nor sent
    const { violations } = await axe.run(selector, { resultTypes: ['violations'] })
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
  }, part)
}
