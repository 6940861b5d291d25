import { setTimeout as sleep } from 'node:timers/promises'
import { ensureOwner } from '@bailclair/one-machine/stack/ensure-owner.ts'
import { signIn } from '@bailclair/one-machine/stack/sign-in.ts'
import { startTemporaryStack } from '@bailclair/one-machine/stack/temporary-stack.ts'
import { median, percentile } from './figures.ts'
import { otherRoutes } from './storm/other-routes.ts'
import { type Answers, probe } from './storm/probe.ts'
import { raiseStorm } from './storm/raise-storm.ts'

/** While so many people sign in at once, the p95 of every other route stays within so many times that of idle hours. */
const visitors = 300
const highestRatio = 3
const rounds = 5
/** Milliseconds. */
const idle = 6_000
const calm = 1_000
const limit = 15 * 60_000

const stack = await startTemporaryStack()
const tooLong = sleep(limit, ['It took too long.'], { ref: false })
const problems = await Promise.race([measure(), tooLong]).finally(stack.stop)
for (const problem of problems) console.error(problem)
process.exit(problems.length > 0 ? 1 : 0)

async function measure(): Promise<string[]> {
  const { addresses } = stack
  const [resident, ...people] = await createPeople(visitors + 1)
  const tokens = resident && (await signIn(addresses, 'owner', resident))
  if (!tokens || tokens === 'refused') throw new Error('Nobody can sign in.')
  const routes = otherRoutes(addresses, tokens)
  await probe(routes, sleep(idle)) // warms everything up

  const idleTimes = [await probe(routes, sleep(idle))]
  const storms: Answers[] = []
  const problems = new Set<string>()
  for (let round = 1; round <= rounds; round++) {
    const began = performance.now()
    const storm = raiseStorm({ addresses, people })
    storms.push(await probe(routes, storm))
    const seconds = ((performance.now() - began) / 1000).toFixed(1)
    const { signedIn, refused, failures } = await storm
    console.log(
      `Round ${round}: ${signedIn} signed in, ${refused} told to come back (503, Retry-After), in ${seconds} s`,
    )
    for (const failure of failures) problems.add(failure)
    if (signedIn === 0) problems.add('Nobody could sign in.')
    await sleep(calm)
    idleTimes.push(await probe(routes, sleep(idle)))
  }
  return [...problems, ...Object.keys(routes).flatMap((route) => report(route, idleTimes, storms))]
}

/** Each storm is compared with the idle times before and after it: whatever else this machine does weighs on both. */
function report(route: string, idleTimes: readonly Answers[], storms: readonly Answers[]): string[] {
  const of = (answers: Answers | undefined) => answers?.get(route)?.milliseconds ?? []
  const figures = storms.map((storm, round) => ({
    idle: percentile([...of(idleTimes[round]), ...of(idleTimes[round + 1])], 95),
    storm: percentile(of(storm), 95),
  }))
  const ratios = figures.map(({ idle, storm }) => storm / idle)
  const ratio = median(ratios)
  const text = (values: number[]) => `${median(values).toFixed(1)} ms`.padStart(9)
  const p95 = `p95 idle ${text(figures.map(({ idle }) => idle))}, storm ${text(figures.map(({ storm }) => storm))}`
  const all = ratios.map((it) => it.toFixed(1)).join(', ')
  console.log(`${route.padEnd(23)} ${p95}, ratio ${ratio.toFixed(2)} (median of ${all})`)
  const failures = [...idleTimes, ...storms].flatMap((answers) => answers.get(route)?.failures ?? [])
  return [
    ...(failures.length > 0 ? [`${route}: ${failures.length} calls failed, such as ${failures[0]}`] : []),
    ...(ratio <= highestRatio ? [] : [`${route}: above the ratio of ${highestRatio}`]),
  ]
}

async function createPeople(count: number) {
  const people = Array.from({ length: count }, (_, number) => ({
    email: `storm-${number}@bailclair.example`,
    password: 'Un-orage-de-connexions',
  }))
  for (const person of people) await ensureOwner(stack.addresses.identity, person, AbortSignal.timeout(limit))
  return people
}
