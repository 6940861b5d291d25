import { setTimeout as sleep } from 'node:timers/promises'
import { median, percentile } from './figures.ts'
import { type Answers, probe, type Routes } from './probe.ts'

type Rounds = { idle: readonly Answers[]; load: readonly Answers[] }
type Load = { stop: () => Promise<void> }
type Plan = {
  routes: Routes
  rounds: number
  /** Of each idle and each loaded part. */
  partMs: number
  /** Between two calls. */
  pauseMs: number
  /** Until the load is steady, and until it is over. */
  settleMs: number
  startLoad: () => Promise<Load>
}

/** Idle and loaded parts in turn, so that other work on the machine affects both. */
export async function alternate({ routes, rounds, partMs, pauseMs, settleMs, startLoad }: Plan): Promise<Rounds> {
  const measure = () => probe(routes, sleep(partMs), pauseMs)
  const measureLoaded = async () => {
    const { stop } = await startLoad()
    await sleep(settleMs)
    const answers = await measure().finally(stop)
    await sleep(settleMs)
    return answers
  }
  // warm-up: the first calls of each kind wait for the compiler
  await measure()
  await measureLoaded()
  const idle = [await measure()]
  const load: Answers[] = []
  for (let round = 1; round <= rounds; round++) {
    load.push(await measureLoaded())
    idle.push(await measure())
  }
  return { idle, load }
}

/** Compares each round with the idle times before and after it. Returns what is above the limit or failed. */
export function report(route: string, { idle, load }: Rounds, maxRatio: number): string[] {
  const of = (answers: Answers | undefined) => answers?.get(route)?.milliseconds ?? []
  const figures = load.map((loaded, round) => ({
    idle: percentile([...of(idle[round]), ...of(idle[round + 1])], 95),
    load: percentile(of(loaded), 95),
  }))
  const ratios = figures.map((figure) => figure.load / figure.idle)
  const ratio = median(ratios)
  const text = (values: number[]) => `${median(values).toFixed(1)} ms`.padStart(9)
  const p95 = `p95 idle ${text(figures.map((it) => it.idle))}, under load ${text(figures.map((it) => it.load))}`
  const all = ratios.map((it) => it.toFixed(1)).join(', ')
  const failures = [...idle, ...load].flatMap((answers) => answers.get(route)?.failures ?? [])
  console.log(`${route.padEnd(23)} ${p95}, ratio ${ratio.toFixed(2)} (median of ${all}), ${failures.length} failed`)
  return [
    ...(failures.length > 0 ? [`${route}: ${failures.length} calls failed, such as ${failures[0]}`] : []),
    ...(ratio <= maxRatio ? [] : [`${route}: above the ratio of ${maxRatio}`]),
  ]
}
