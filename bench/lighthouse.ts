import { join } from 'node:path'
import { startTemporaryStack } from '@bailclair/one-machine/stack/temporary-stack.ts'
import { median } from './figures.ts'
import { type Figure, figures, measure, type Run } from './lighthouse/measure.ts'
import { installTool } from './own-installation.ts'

type Budgets = Partial<Record<Figure, number>>

/** Quality, "Speed and weight": on a telephone, the median of five runs while nothing else does. */
const runs = 5
const good: Budgets = { accessibility: 100, 'best-practices': 100, seo: 100, CLS: 0 }
const pages: Record<string, Budgets> = {
  '/': { ...good, performance: 98, LCP: 1_800, TBT: 100 },
  '/creation': { ...good, performance: 98 },
  '/contact': good,
  '/mentions-legales': good,
}
/** Less is better, in milliseconds or, for CLS, as a share of the screen; the others are scores. */
const isCost = (figure: Figure) => figure === 'LCP' || figure === 'TBT' || figure === 'CLS'

installTool('Lighthouse', join(import.meta.dirname, 'lighthouse'))
const stack = await startTemporaryStack()
const missed: string[] = []
try {
  await measure(stack.addresses.web) // nobody's first visit meets servers that have never answered
  for (const [page, budgets] of Object.entries(pages)) {
    const measured: Run[] = []
    for (let run = 0; run < runs; run++) measured.push(await measure(new URL(page, stack.addresses.web).href))
    report(page, budgets, measured)
  }
} finally {
  await stack.stop()
}
if (missed.length > 0) console.error(`Missed: ${missed.join(', ')}`)
process.exit(missed.length > 0 ? 1 : 0)

function report(page: string, budgets: Budgets, measured: readonly Run[]) {
  console.log(page)
  for (const figure of figures) {
    const value = median(measured.map((run) => run.figures[figure]))
    const budget = budgets[figure]
    const against = budget === undefined ? '' : `of ${shown(figure, budget)}`
    const ratio = budget ? `, ratio ${(value / budget).toFixed(2)}` : ''
    console.log(`  ${figure.padEnd(15)}${shown(figure, value).padStart(9)}  ${against}${ratio}`.trimEnd())
    if (budget !== undefined && (isCost(figure) ? value > budget : value < budget)) missed.push(`${figure} of ${page}`)
  }
  for (const failure of new Set(measured.flatMap(({ failures }) => failures))) console.log(`  ✗ ${failure}`)
}

function shown(figure: Figure, value: number): string {
  if (figure === 'CLS') return value.toFixed(3)
  return isCost(figure) ? `${Math.round(value)} ms` : String(value)
}
