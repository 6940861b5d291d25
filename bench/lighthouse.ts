import { startTemporaryStack } from '@bailclair/one-machine/stack/temporary-stack.ts'
import { median } from './figures.ts'
import { installLighthouse } from './lighthouse/install.ts'
import { type Figure, figures, measure, type Run } from './lighthouse/measure.ts'

/** Quality, "Speed and weight": on a telephone, the median of five runs while nothing else does. */
const runs = 5
const pages = ['/', '/creation', '/contact', '/mentions-legales']
const atLeast = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 } as const
/** Milliseconds, and for CLS a share of the screen. */
const atMost = { LCP: 1_800, TBT: 100, CLS: 0 } as const

installLighthouse()
const stack = await startTemporaryStack()
const missed: string[] = []
try {
  await measure(new URL('/', stack.addresses.web).href) // the first visit also warms the servers
  for (const page of pages) {
    const measured: Run[] = []
    for (let run = 0; run < runs; run++) measured.push(await measure(new URL(page, stack.addresses.web).href))
    report(page, measured)
  }
} finally {
  await stack.stop()
}
if (missed.length > 0) console.error(`Missed: ${missed.join(', ')}`)
process.exit(missed.length > 0 ? 1 : 0)

function report(page: string, measured: readonly Run[]) {
  console.log(page)
  for (const figure of figures) {
    const value = median(measured.map((run) => run.figures[figure]))
    const { budget, isKept } = judge(figure, value)
    const ratio = budget === 0 ? '' : `, ratio ${(value / budget).toFixed(2)}`
    console.log(`  ${figure.padEnd(15)}${shown(figure, value).padStart(9)}  of ${shown(figure, budget)}${ratio}`)
    if (!isKept) missed.push(`${figure} of ${page}`)
  }
  for (const failure of new Set(measured.flatMap(({ failures }) => failures))) console.log(`  ✗ ${failure}`)
}

function judge(figure: Figure, value: number): { budget: number; isKept: boolean } {
  if (figure in atLeast) {
    const budget = atLeast[figure as keyof typeof atLeast]
    return { budget, isKept: value >= budget }
  }
  const budget = atMost[figure as keyof typeof atMost]
  // A shift of less than a hundredth of a thousandth of the screen is none that anyone sees.
  return { budget, isKept: figure === 'CLS' ? value < 0.00001 : value <= budget }
}

function shown(figure: Figure, value: number): string {
  if (figure === 'CLS') return value.toFixed(3)
  return figure in atMost ? `${Math.round(value)} ms` : String(value)
}
