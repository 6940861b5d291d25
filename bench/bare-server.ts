import { fork } from 'node:child_process'
import { once } from 'node:events'
import { Agent, get } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { ensureOwner } from '@bailclair/one-machine/stack/ensure-owner.ts'
import { signIn } from '@bailclair/one-machine/stack/sign-in.ts'
import { startTemporaryStack } from '@bailclair/one-machine/stack/temporary-stack.ts'
import type { BarePlan } from './bare/bare-server.ts'
import { recordStatements } from './bare/record-statements.ts'
import { median } from './figures.ts'
import { seedProperties } from './seed-properties.ts'

/**
 * Throughput of the API, compared with a bare `node:http` and `pg` server that runs the same SQL. The difference is the
 * cost of authentication, rules, response schemas, logs and rate limits.
 */
const minShare = 0.6
const connections = 10 // database pool of each server, the default of the API
const [clients, rounds, seconds] = [32, 7, 2]

const stack = await startTemporaryStack()
const short = await measure().finally(stack.stop)
if (short.length > 0) console.error(`Below ${minShare} of a bare server: ${short.join(', ')}`)
process.exit(short.length > 0 ? 1 : 0)

async function measure(): Promise<string[]> {
  const { addresses, databaseUrl } = stack
  const owner = { email: 'ordinary-owner@bailclair.example', password: 'Une-porte-ouverte' }
  await ensureOwner(addresses.identity, owner, AbortSignal.timeout(60_000))
  const tokens = await signIn(addresses, 'owner', owner)
  const agent = new Agent({ keepAlive: true, maxSockets: clients })
  const ask = async (url: string) => {
    const [response] = await once(
      get(url, { agent, headers: { authorization: `Bearer ${tokens.access_token}` } }),
      'response',
    )
    const body = await text(response)
    if (response.statusCode !== 200) throw new Error(`${url} answered ${response.statusCode}: ${body}`)
    return body
  }
  await ask(`${addresses.api}owner/profile`) // the first call creates the owner
  await seedProperties(databaseUrl, owner.email, { properties: 5, applicationsEach: 17 })
  const { properties } = JSON.parse(await ask(`${addresses.api}owner/profile`)) as { properties: { id: string }[] }

  const paths = { Profile: 'owner/profile', Property: `property/${properties[0]?.id}` }
  const plan: BarePlan = { databaseUrl, connections, answers: {} }
  for (const path of Object.values(paths)) {
    plan.answers[`/${path}`] = await recordStatements(stack, () => ask(addresses.api + path))
  }
  const bare = fork(join(import.meta.dirname, 'bare/bare-server.ts'))
  try {
    bare.send(plan)
    const [port] = await once(bare, 'message')
    const short: string[] = []
    for (const [name, path] of Object.entries(paths)) {
      const statements = plan.answers[`/${path}`]?.length
      const [ours, theirs] = await compare(ask, [addresses.api + path, `http://127.0.0.1:${port}/${path}`])
      const share = ours / theirs
      console.log(
        `${name.padEnd(10)}${ours.toFixed(0).padStart(6)} a second, bare ${theirs.toFixed(0)} (${statements} statements), share ${share.toFixed(2)}`,
      )
      if (share < minShare) short.push(name)
    }
    return short
  } finally {
    bare.disconnect()
  }
}

/** Alternates between the servers, so that other load on the machine affects both. The first round is a warm-up. */
async function compare(ask: (url: string) => Promise<unknown>, urls: [string, string]): Promise<[number, number]> {
  const figures: [number[], number[]] = [[], []]
  for (let round = 0; round <= rounds; round++) {
    for (const side of [0, 1] as const) {
      const rate = await answersPerSecond(() => ask(urls[side]))
      if (round > 0) figures[side].push(rate)
    }
  }
  return [median(figures[0]), median(figures[1])]
}

async function answersPerSecond(ask: () => Promise<unknown>): Promise<number> {
  const end = performance.now() + seconds * 1_000
  let answers = 0
  const client = async () => {
    for (; performance.now() < end; answers++) await ask()
  }
  await Promise.all(Array.from({ length: clients }, client))
  return answers / seconds
}
