import { setTimeout as sleep } from 'node:timers/promises'
import { ensureOwner } from '@bailclair/one-machine/stack/ensure-owner.ts'
import { signIn } from '@bailclair/one-machine/stack/sign-in.ts'
import { startTemporaryStack } from '@bailclair/one-machine/stack/temporary-stack.ts'
import { otherRoutes } from './login-storm/other-routes.ts'
import { signInAll } from './login-storm/sign-in-all.ts'
import { type Answers, probe } from './probe.ts'
import { report } from './rounds.ts'

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
  return [
    ...problems,
    ...Object.keys(routes).flatMap((route) => report(route, { idle: idleTimes, load: loadTimes }, maxRatio)),
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
