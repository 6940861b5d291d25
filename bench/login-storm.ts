import { setTimeout as sleep } from 'node:timers/promises'
import { ensureOwner } from '@bailclair/one-machine/stack/ensure-owner.ts'
import { signIn } from '@bailclair/one-machine/stack/sign-in.ts'
import type { Stack } from '@bailclair/one-machine/stack/stack.ts'
import { otherRoutes } from './login-storm/other-routes.ts'
import { signInAll } from './login-storm/sign-in-all.ts'
import { onTemporaryStack } from './on-temporary-stack.ts'
import { type Answers, probe } from './probe.ts'
import { report } from './rounds.ts'

/** Load test of sign-ins: while `visitors` people sign in, the p95 of other routes is at most `maxRatio` times idle. */
const visitors = 300
const maxRatio = 3
const rounds = 5
const idleMs = 6_000
const pauseMs = 1_000

await onTemporaryStack(measure)

async function measure({ addresses }: Stack, signal: AbortSignal): Promise<string[]> {
  const [user, ...people] = await createPeople(addresses, signal)
  if (!user) throw new Error('There is nobody to sign in.')
  const routes = otherRoutes(addresses, await signIn(addresses, 'owner', user))
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

async function createPeople({ identity }: Stack['addresses'], signal: AbortSignal) {
  const people = Array.from({ length: visitors + 1 }, (_, number) => ({
    email: `storm-${number}@bailclair.example`,
    password: 'Un-orage-de-connexions',
  }))
  for (const person of people) await ensureOwner(identity, person, signal)
  return people
}
