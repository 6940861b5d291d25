import { join } from 'node:path'
import { startTemporaryStack } from '@bailclair/one-machine/stack/temporary-stack.ts'
import { median } from './figures.ts'
import { installTool } from './install-tool.ts'
import { type Figure, measure, type Run } from './lighthouse/measure.ts'
import { findPublicPages, makeApplyPage, type PublicPage } from './public-pages.ts'

/** Costs in milliseconds, or the layout shift score CLS: less is better. */
const highest: Partial<Record<Figure, number>> = { LCP: 1_200, TBT: 100, CLS: 0 }
/** Scores out of 100. */
const lowest: Partial<Record<Figure, number>> = {
  performance: 100,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
}
const languages = ['fr', 'en']

/** `npm run bench:lighthouse -- contact` measures only the pages whose names contain one of the words. */
const words = process.argv.slice(2)

installTool('Lighthouse', join(import.meta.dirname, 'lighthouse'))
const stack = await startTemporaryStack()
const missed: string[] = []
try {
  const { pages, leftOut } = await findPublicPages(stack.addresses)
  const all = [await makeApplyPage(stack.addresses), ...pages]
  const chosen = all.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)))
  await measure(stack.addresses.web) // warm-up of the servers
  for (const page of chosen) for (const language of languages) await report(page, language)
  console.log(`${chosen.length} of ${all.length} pages in both languages.`)
  console.log(`Not measured, as their addresses are secret: ${leftOut.join(', ')}`)
} finally {
  await stack.stop()
}
if (missed.length > 0) console.error(`Missed:\n  ${missed.join('\n  ')}`)
process.exit(missed.length > 0 ? 1 : 0)

/** The median of three runs counts. Nothing else should run on the machine meanwhile. */
async function report({ name, url, isListed }: PublicPage, language: string) {
  const address = new URL(url)
  address.searchParams.set('lang', language)
  const runs: Run[] = []
  for (let run = 0; run < 3; run++) runs.push(await measure(address.href, { isPerformanceOnly: run > 0, isListed }))
  const medianOf = (figure: Figure) =>
    median(runs.map(({ figures }) => figures[figure]).filter((value) => value !== undefined))

  const title = `${name} ${language}`
  const parts: string[] = []
  for (const [figure, bar] of Object.entries(highest) as [Figure, number][]) {
    const value = medianOf(figure)
    const ratio = bar > 0 ? ` (ratio ${(value / bar).toFixed(2)})` : ''
    parts.push(`${figure} ${figure === 'CLS' ? value.toFixed(3) : Math.round(value)} of ${bar}${ratio}`)
    if (!(value <= bar)) missed.push(`${title}: ${figure} ${value.toFixed(3)} of ${bar}`)
  }
  for (const [figure, bar] of Object.entries(lowest) as [Figure, number][]) {
    const value = medianOf(figure)
    parts.push(`${figure} ${value}`)
    if (!(value >= bar)) missed.push(`${title}: ${figure} ${value} of ${bar}`)
  }
  console.log(`${title}: ${parts.join(', ')}`)
  for (const failure of new Set(runs.flatMap(({ failures }) => failures))) console.log(`  ✗ ${failure}`)
}
