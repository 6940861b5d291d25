import { join } from 'node:path'
import { startTemporaryStack } from '@bailclair/one-machine/stack/temporary-stack.ts'
import { median } from './figures.ts'
import { installTool } from './install-tool.ts'
import { type Figure, figures, measure, type Run } from './lighthouse/measure.ts'

type Limits = Partial<Record<Figure, number>>

/** The median of five runs counts. Nothing else should run on the machine meanwhile. */
const runs = 5
const good: Limits = { accessibility: 100, 'best-practices': 100, seo: 100, CLS: 0 }
const pages: Record<string, Limits> = {
  '/': { ...good, performance: 98, LCP: 1_800, TBT: 100 },
  '/creation': { ...good, performance: 98 },
  '/contact': good,
  '/mentions-legales': good,
}
/** Less is better: milliseconds, or the layout shift score CLS. The others are scores out of 100. */
const isCost = (figure: Figure) => figure === 'LCP' || figure === 'TBT' || figure === 'CLS'

installTool('Lighthouse', join(import.meta.dirname, 'lighthouse'))
const stack = await startTemporaryStack()
const missed: string[] = []
try {
  await measure(stack.addresses.web) // warm-up of the servers
  for (const [page, limits] of Object.entries(pages)) {
    const measured: Run[] = []
    for (let run = 0; run < runs; run++) measured.push(await measure(new URL(page, stack.addresses.web).href))
    report(page, limits, measured)
  }
} finally {
  await stack.stop()
}
if (missed.length > 0) console.error(`Missed: ${missed.join(', ')}`)
process.exit(missed.length > 0 ? 1 : 0)

function report(page: string, limits: Limits, measured: readonly Run[]) {
  console.log(page)
  for (const figure of figures) {
    const value = median(measured.map((run) => run.figures[figure]))
    const limit = limits[figure]
    const against = limit === undefined ? '' : `of ${formatFigure(figure, limit)}`
    const ratio = limit ? `, ratio ${(value / limit).toFixed(2)}` : ''
    console.log(`  ${figure.padEnd(15)}${formatFigure(figure, value).padStart(9)}  ${against}${ratio}`.trimEnd())
    if (limit !== undefined && (isCost(figure) ? value > limit : value < limit)) missed.push(`${figure} of ${page}`)
  }
  for (const failure of new Set(measured.flatMap(({ failures }) => failures))) console.log(`  ✗ ${failure}`)
}

function formatFigure(figure: Figure, value: number): string {
  if (figure === 'CLS') return value.toFixed(3)
  return isCost(figure) ? `${Math.round(value)} ms` : String(value)
}
