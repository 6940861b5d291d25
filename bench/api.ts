import { deepStrictEqual } from 'node:assert'
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { Agent, get } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { runSql } from '@bailclair/one-machine/postgres/run-sql.ts'
import { ensureOwner } from '@bailclair/one-machine/stack/ensure-owner.ts'
import { signIn } from '@bailclair/one-machine/stack/sign-in.ts'
import type { Stack } from '@bailclair/one-machine/stack/stack.ts'
import { startTemporaryStack } from '@bailclair/one-machine/stack/temporary-stack.ts'
import type { BarePlan } from './bare/bare-server.ts'
import { compare, type Sides } from './bare/compare.ts'
import { seedProperties } from './seed-properties.ts'

/**
 * Throughput and response times of the API, compared with a bare `node:http` and `pg` server that gives the same bytes
 * with one statement each. The difference is authentication, rules, contract, logs and limits; and the API keeps
 * answers that have not changed (decision 228), unless `--built` is given.
 */
const minShare = 0.8
const connections = 10 // database pool of each server, the default of the API
const tokenKey = Buffer.alloc(32, 7).toString('base64')
const owner = { email: 'ordinary-owner@bailclair.example', password: 'Une-porte-ouverte' }

/** Each answer is built, as after a change; the bar is for what callers get. */
const isBuilt = process.argv.includes('--built')

const stack = await startTemporaryStack(undefined, () => ({
  TOKEN_KEY: tokenKey,
  TRUSTED_PROXIES: '127.0.0.1',
  ...(isBuilt && { ANSWER_MEMORY_BYTES: '0' }),
}))
const short = await measure(stack).finally(stack.stop)
if (short.length > 0) console.error(`Below ${minShare} of a bare server: ${short.join(', ')}`)
process.exit(short.length > 0 ? 1 : 0)

async function measure({ addresses, databaseUrl }: Stack): Promise<string[]> {
  const agent = new Agent({ keepAlive: true })
  let calls = 0
  let bearer = ''
  const ask = async (url: string) => {
    // each visitor of a share link has their own network, with its own limit
    const network = `10.${(calls >> 14) & 255}.${(calls >> 6) & 255}.${calls++ & 63}`
    const headers = { ...(bearer && { authorization: `Bearer ${bearer}` }), 'x-forwarded-for': network }
    const [response] = await once(get(url, { agent, headers }), 'response')
    const body = await text(response)
    if (response.statusCode !== 200) throw new Error(`${url} answered ${response.statusCode}: ${body}`)
    return body
  }
  const renewToken = async () => {
    bearer = (await signIn(addresses, 'owner', owner)).access_token
  }
  await ensureOwner(addresses.identity, owner, AbortSignal.timeout(60_000))
  await renewToken()
  await ask(`${addresses.api}owner/profile`) // the first call creates the owner
  await seedProperties(databaseUrl, owner.email, { properties: 5, applicationsEach: 17 })
  const [{ id: ownerId, today }] = (await runSql(
    databaseUrl,
    `select id, (now() at time zone 'Europe/Paris')::date::text as today from owner where email = $1`,
    [owner.email],
  )) as [{ id: string; today: string }]
  const { properties } = JSON.parse(await ask(`${addresses.api}owner/profile`)) as {
    properties: { id: string; token: string }[]
  }
  const paths = {
    Profile: 'owner/profile',
    Property: `property/${properties[0]?.id}`,
    'Public view': `property/public/${properties[0]?.token}`,
    Applications: 'owner/applications',
  }

  const isPrepared = process.env['DATABASE_PREPARED_STATEMENTS'] !== 'off'
  const bare = fork(join(import.meta.dirname, 'bare/bare-server.ts'))
  try {
    bare.send({ databaseUrl, connections, isPrepared, ownerId, tokenKey, today } satisfies BarePlan)
    const [port] = await once(bare, 'message')
    const short: string[] = []
    for (const [name, path] of Object.entries(paths)) {
      await renewToken() // it lasts for five minutes
      const urls: Sides<string> = [addresses.api + path, `http://127.0.0.1:${port}/api/${path}`]
      const [ours, theirs] = [await ask(urls[0]), await ask(urls[1])]
      deepStrictEqual({ [name]: JSON.parse(theirs) }, { [name]: JSON.parse(ours) })
      const shares = await compare(name, [() => ask(urls[0]), () => ask(urls[1])], databaseUrl)
      if (shares.some((share) => share < minShare)) short.push(name)
    }
    return short
  } finally {
    bare.disconnect()
  }
}
