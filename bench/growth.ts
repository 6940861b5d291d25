import type { Amounts } from '@bailclair/one-machine/demo-data/seed-many.ts'
import type { Stack } from '@bailclair/one-machine/stack/stack.ts'
import { startTemporaryStack } from '@bailclair/one-machine/stack/temporary-stack.ts'
import { median, percentile } from './figures.ts'
import { prepareRoutes, type Routes } from './growth/routes.ts'
import { seedAndReport } from './growth/seed-and-report.ts'
import { settle } from './growth/settle.ts'

/**
 * Response times must not grow with the data of others. One stack for each size, asked in turn, so that other work on
 * the machine affects all sizes. Another largest size as arguments: `npm run bench:growth -- 220000 3740000`.
 */
const maxRatio = 1.1
const [owners = 22_000, files = 374_000] = process.argv.slice(2).map(Number)
const sizes: readonly Amounts[] = [10, 3.16, 1].map((part) => ({
  owners: Math.ceil(owners / part),
  files: Math.ceil(files / part),
}))
/**
 * A round is long enough for a p95; the median of rounds leaves out those in which the machine was busy. A route above
 * its limit is asked for more rounds, and all of them count.
 */
const [rounds, moreRounds, callsEach, warmUpCalls] = [11, 22, 60, 60]
const signal = AbortSignal.timeout(30 * 60_000)

const cleanUp: (() => Promise<unknown>)[] = []
const problems = await measure().finally(async () => {
  for (const undo of cleanUp.toReversed()) await undo()
})
for (const problem of problems) console.error(problem)
process.exit(problems.length > 0 ? 1 : 0)

async function measure(): Promise<string[]> {
  const stacks: Stack[] = []
  const subjects: Routes[] = []
  const found: string[] = []
  for (const amounts of sizes) {
    const stack = await startTemporaryStack()
    cleanUp.push(stack.stop)
    found.push(...(await seedAndReport(stack, amounts, signal)))
    subjects.push(await openRoutes(stack))
    stacks.push(stack)
  }
  // last: the smaller ones have settled while the largest was seeded
  for (const stack of stacks) await settle(stack, signal)
  console.log(`p95 by size, and its ratio to the smallest (bar ${maxRatio}):`)
  for (const route of Object.keys(subjects[0] ?? {})) {
    const asks = subjects.map((routes) => routes[route] as () => Promise<unknown>)
    await askInTurn(asks, warmUpCalls)
    const figures: number[][] = []
    for (let round = 0; round < rounds; round++) figures.push(await askInTurn(asks, callsEach))
    const isSlower = growthIn(figures) > maxRatio
    for (let round = 0; isSlower && round < moreRounds; round++) figures.push(await askInTurn(asks, callsEach))
    found.push(...report(route, figures))
  }
  console.log(`All of it took ${(performance.now() / 1_000).toFixed(0)} s`)
  return found
}

async function openRoutes(stack: Stack): Promise<Routes> {
  const { routes, firstStatisticsMs, close } = await prepareRoutes(stack, signal)
  cleanUp.push(close)
  console.log(`  first call of /stats, not cached: ${firstStatisticsMs.toFixed(0)} ms`)
  return routes
}

/** p95 of each, in milliseconds until the last byte. One call of each, then the next: none is alone in a busy moment. */
async function askInTurn(asks: readonly (() => Promise<unknown>)[], calls: number): Promise<number[]> {
  const times: number[][] = asks.map(() => [])
  for (let call = 0; call < calls; call++) {
    for (let turn = 0; turn < asks.length; turn++) {
      // the order changes, so that no size always comes first
      const index = (turn + call) % asks.length
      const began = performance.now()
      await asks[index]?.()
      times[index]?.push(performance.now() - began)
    }
  }
  return times.map((each) => percentile(each, 95))
}

/** Median of the rounds at each size. */
function timesIn(figures: readonly number[][]): number[] {
  return sizes.map((_, index) => median(figures.map((round) => round[index] ?? Number.NaN)))
}

function ratiosIn(figures: readonly number[][]): number[] {
  const [smallest = Number.NaN, ...larger] = timesIn(figures)
  return [1, ...larger.map((time) => time / smallest)]
}

function growthIn(figures: readonly number[][]): number {
  return ratiosIn(figures).at(-1) ?? Number.NaN
}

function report(route: string, figures: readonly number[][]): string[] {
  const ratios = ratiosIn(figures)
  const times = timesIn(figures)
  const text = times.map((time, index) => `${time.toFixed(2).padStart(7)} ms (${ratios[index]?.toFixed(2)})`).join('')
  console.log(`${route.padEnd(22)}${text}  in ${figures.length} rounds`)
  return growthIn(figures) <= maxRatio ? [] : [`${route}: above the ratio of ${maxRatio}`]
}
