import { startTemporaryStack } from '@bailclair/one-machine/stack/temporary-stack.ts'
import { launchBrowser, measureFirstVisit, type Transfer, type Visit } from './first-visit.ts'
import { findPublicPages, makeApplyPage } from './public-pages.ts'

/**
 * With gzip, in kilobytes of 1,000 bytes, until the network and the processor are idle. `/` and `/candidater` have every
 * bar; pages that are read those for all. SHOW_REQUESTS=1 lists the requests.
 */
const barsOfAll: Record<string, number> = { 'until idle, kB': 150, 'CSS, kB': 10 }
const bars: Record<string, number> = {
  ...barsOfAll,
  'until the largest paint, kB': 60,
  'until the largest paint, requests': 6,
  'JavaScript, kB': 90,
}

/** Pages that bring React by themselves, and what the heaviest of them weighed plus 3 %: 194 kB, CSS 22.7. */
const barsWithReact: Record<string, number> = { 'until idle, kB': 200, 'CSS, kB': 23.4 }
const withReact = /\/(creation|renvoyer-confirmation|mot-de-passe-oublie|compte-supprime|verifier-un-pdf|contact)$/

const atOnce = 3

const stack = await startTemporaryStack()
const missed: string[] = []
try {
  const { pages, leftOut } = await findPublicPages(stack.addresses)
  const browser = await launchBrowser()
  try {
    const [landing, ...others] = pages
    if (landing?.name !== 'owner /') throw new Error(`The first page is ${landing?.name}.`)
    // One by one, as what is asked for before the largest paint depends on the processor; the others beside each other.
    for (const page of [landing, await makeApplyPage(stack.addresses)])
      report(page.name, bars, await measureFirstVisit(browser, page.url))
    for (let index = 0; index < others.length; index += atOnce) {
      const some = others.slice(index, index + atOnce)
      const visits = await Promise.all(some.map(({ url }) => measureFirstVisit(browser, url)))
      for (const [at, visit] of visits.entries()) {
        const name = some[at]?.name ?? ''
        report(name, withReact.test(name) ? barsWithReact : barsOfAll, visit)
      }
    }
  } finally {
    await browser.close()
  }
  console.log(`Not measured, as their addresses are secret: ${leftOut.join(', ')}`)
} finally {
  await stack.stop()
}
if (missed.length > 0) console.error(`Above the bar: ${missed.join('; ')}`)
process.exit(missed.length > 0 ? 1 : 0)

function report(page: string, limits: Record<string, number>, visit: Visit) {
  const { transfers, largestPaintMs, brotliBytes, inlineCssBytes } = visit
  const kilobytes = (some: readonly Transfer[]) => some.reduce((sum, { bytes }) => sum + bytes, 0) / 1000
  const ofType = (type: string) => kilobytes(transfers.filter((transfer) => transfer.type === type))
  const early = transfers.filter(({ startMs }) => startMs < largestPaintMs)
  const figures: Record<string, number> = {
    'until the largest paint, kB': kilobytes(early),
    'until the largest paint, requests': early.length,
    'until idle, kB': kilobytes(transfers),
    'until idle, requests': transfers.length,
    'until idle with Brotli, kB': brotliBytes / 1000,
    'JavaScript, kB': ofType('Script'),
    'CSS, kB': ofType('Stylesheet') + inlineCssBytes / 1000,
  }
  console.log(`${page} (largest paint ${Math.round(largestPaintMs)} ms)`)
  for (const [figure, value] of Object.entries(figures)) {
    const bar = limits[figure]
    const verdict = bar === undefined ? '' : `of ${bar}, ratio ${(value / bar).toFixed(2)}`
    console.log(`  ${figure.padEnd(36)}${value.toFixed(1).padStart(7)}  ${verdict}`.trimEnd())
    if (bar !== undefined && value > bar) missed.push(`${page}: ${figure}`)
  }
  if (process.env['SHOW_REQUESTS']) for (const { url, bytes } of transfers) console.log(`  ${url} ${bytes}`)
  if (transfers.length === 0) missed.push(`${page}: no request was seen`)
}
