import { setTimeout as sleep } from 'node:timers/promises'
import { ensureOwner } from '@bailclair/one-machine/stack/ensure-owner.ts'
import { signIn } from '@bailclair/one-machine/stack/sign-in.ts'
import { startTemporaryStack } from '@bailclair/one-machine/stack/temporary-stack.ts'
import { median, percentile } from './figures.ts'
import { otherRoutes } from './login-storm/other-routes.ts'
import { type Answers, probe } from './login-storm/probe.ts'
import { signInAll } from './login-storm/sign-in-all.ts'

/** Load test of sign-ins: while `visitors` people sign in, the p95 of other routes is at most `maxRatio` times idle. */
const visitors = 300
const maxRatio = 3
const rounds = 5
const idleMs = 6_000
const pauseMs = 1_000
const timeoutMs = 15 * 60_000

const stack = await startTemporaryStack()
const timeout = sleep(timeoutMs, ['It took too long.'], { ref: false })
const problems = await Promise.race([measure(), timeout]).finally(stack.stop)
for (const problem of problems) console.error(problem)
process.exit(problems.length > 0 ? 1 : 0)

async function measure(): Promise<string[]> {
  const { addresses } = stack
  const [user, ...people] = await createPeople(visitors + 1)
  const tokens = user && (await signIn(addresses, 'owner', user))
  if (!tokens || tokens === 'refused') throw new Error('Nobody can sign in.')
  const routes = otherRoutes(addresses, tokens)
  await probe(routes, sleep(idleMs)) // warm-up

  const idleTimes = [await probe(routes, sleep(idleMs))]
  const loadTimes: Answers[] = []
  const problems = new Set<string>()
  for (let round = 1; round <= rounds; round++) {
    const began = performance.now()
    const signIns = signInAll({ addresses, people })
    loadTimes.push(await probe(routes, signIns))
    const seconds = ((performance.now() - began) / 1000).toFixed(1)
    const { signedIn, refused, failures } = await signIns
    console.log(`Round ${round}: ${signedIn} signed in, ${refused} refused (503, Retry-After), in ${seconds} s`)
    for (const failure of failures) problems.add(failure)
    if (signedIn === 0) problems.add('Nobody could sign in.')
    await sleep(pauseMs)
    idleTimes.push(await probe(routes, sleep(idleMs)))
  }
  return [...problems, ...Object.keys(routes).flatMap((route) => report(route, idleTimes, loadTimes))]
}

/** Compares each round with the idle times before and after it, so that other load on the machine affects both. */
function report(route: string, idleTimes: readonly Answers[], loadTimes: readonly Answers[]): string[] {
  const of = (answers: Answers | undefined) => answers?.get(route)?.milliseconds ?? []
  const figures = loadTimes.map((load, round) => ({
    idle: percentile([...of(idleTimes[round]), ...of(idleTimes[round + 1])], 95),
    load: percentile(of(load), 95),
  }))
  const ratios = figures.map(({ idle, load }) => load / idle)
  const ratio = median(ratios)
  const text = (values: number[]) => `${median(values).toFixed(1)} ms`.padStart(9)
  const p95 = `p95 idle ${text(figures.map(({ idle }) => idle))}, under load ${text(figures.map(({ load }) => load))}`
  const all = ratios.map((it) => it.toFixed(1)).join(', ')
  console.log(`${route.padEnd(23)} ${p95}, ratio ${ratio.toFixed(2)} (median of ${all})`)
  const failures = [...idleTimes, ...loadTimes].flatMap((answers) => answers.get(route)?.failures ?? [])
  return [
    ...(failures.length > 0 ? [`${route}: ${failures.length} calls failed, such as ${failures[0]}`] : []),
    ...(ratio <= maxRatio ? [] : [`${route}: above the ratio of ${maxRatio}`]),
  ]
}

async function createPeople(count: number) {
  const people = Array.from({ length: count }, (_, number) => ({
    email: `storm-${number}@bailclair.example`,
    password: 'Un-orage-de-connexions',
  }))
  for (const person of people) await ensureOwner(stack.addresses.identity, person, AbortSignal.timeout(timeoutMs))
  return people
}
