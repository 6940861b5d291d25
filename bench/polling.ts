import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { Agent } from 'node:http'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { seedMany } from '@bailclair/one-machine/demo-data/seed-many.ts'
import { projectRoot } from '@bailclair/one-machine/project.ts'
import { realmUrl } from '@bailclair/one-machine/stack/sign-in.ts'
import type { Stack } from '@bailclair/one-machine/stack/stack.ts'
import { startTemporaryStack } from '@bailclair/one-machine/stack/temporary-stack.ts'
import pg from 'pg'
import { percentile } from './figures.ts'
import { type Dashboard, loadAll, openDashboards } from './polling/open-dashboards.ts'
import { readServers } from './polling/processor-time.ts'
import { type Account, signTokens } from './polling/sign-tokens.ts'

/**
 * Owners who look at the applications to their property, all at once: what it costs to say that nothing has changed,
 * compared with building the list each time, and how long a change takes to appear (decision 219).
 */
const owners = Number(process.env['POLLING_OWNERS'] ?? 5_000)
const applicationsEach = 17
const changesPerSecond = 5
const everyMs = readPollInterval()
const [forMs, warmUpMs] = [24_000, 6_000]
/** Kept open, as by a proxy in front of the API. */
const connections = 200
/** Of the processor time that building takes; and from a change to its appearance, as the specification asks. */
const limits = { share: 0.6, delayMs: 5_000 }
/** Of the polls that the dashboards would send. With fewer, the machine is saturated, and says nothing about delays. */
const enough = 0.9
/** Of what a saturated machine answers: the load at which delays are measured instead. */
const comfortable = 0.6

const encryptionKey = randomBytes(32).toString('base64')
const stack = await startTemporaryStack(undefined, () => ({
  SIGNING_KEY_ENCRYPTION_KEYS: encryptionKey,
  TRUSTED_PROXIES: '127.0.0.1 ::1',
}))
const problems = await measure(stack).finally(stack.stop)
for (const problem of problems) console.error(problem)
process.exit(problems.length > 0 ? 1 : 0)

async function measure({ addresses, databaseUrl }: Stack): Promise<string[]> {
  const amounts = { owners, files: owners * applicationsEach }
  await seedMany(databaseUrl, amounts, { report: console.log, signal: AbortSignal.timeout(10 * 60_000) })
  const client = new pg.Client(databaseUrl)
  await client.connect()
  const { rows } = await client.query<Account & { id: string }>(
    `with moved as (update owner set issuer = $1 where issuer like '%seed.bailclair.example' returning id, subject, email)
      select distinct on (moved.id) property.id, subject, email from moved join property on owner_id = moved.id
      order by moved.id, property.created_at, property.id`,
    [realmUrl(addresses, 'owner')],
  )
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const run = async (isConditional: boolean, ms: number, count = rows.length) => {
    const bearers = await signTokens(stack, encryptionKey, rows.slice(0, count))
    const dashboards: Dashboard[] = rows.slice(0, count).map(({ id }, index) => ({
      url: `${addresses.api}property/${id}`,
      bearer: `${bearers[index]}`,
    }))
    await loadAll(dashboards, agent)
    const changes = makeChanges(client, rows, dashboards, ms)
    const before = readServers()
    const clientBefore = process.cpuUsage()
    const found = await openDashboards({ dashboards, everyMs, forMs: ms, isConditional, agent })
    const after = readServers()
    await changes
    const [api, postgresql] = [after.api - before.api, after.postgresql - before.postgresql]
    const { user, system } = process.cpuUsage(clientBefore)
    return { ...found, api, postgresql, client: (user + system) / 1e6, megabytes: after.apiMegabytes }
  }
  try {
    await run(true, warmUpMs)
    const built = await run(false, forMs)
    print('list built', built)
    const conditional = await run(true, forMs)
    print('conditional', conditional)
    if (shareOfPolls(conditional) >= enough) return report(built, conditional, conditional)
    const fitting = Math.floor((comfortable * conditional.polls * everyMs) / 1_000 / conditional.seconds)
    console.log(
      `Saturated by ${owners} dashboards: delays are measured with ${fitting}, ${comfortable} of what it answers.`,
    )
    const judged = await run(true, forMs, fitting)
    print('fewer', judged)
    return report(built, conditional, judged)
  } finally {
    await client.end()
    agent.destroy()
  }
}

/** An applicant pauses an access, or resumes it. */
async function makeChanges(client: pg.Client, rows: { id: string }[], dashboards: Dashboard[], ms: number) {
  for (const end = performance.now() + ms; performance.now() < end; await sleep(1_000 / changesPerSecond)) {
    const index = Math.floor(Math.random() * dashboards.length)
    const dashboard = dashboards[index]
    if (!dashboard?.etag || dashboard.changedAt !== undefined) continue
    await client.query(
      `update application set paused_at = case when paused_at is null then now() end
        where id = (select id from application where property_id = $1 order by id limit 1)`,
      [rows[index]?.id],
    )
    dashboard.changedAt = performance.now()
  }
}

type Found = Awaited<ReturnType<typeof openDashboards>> & {
  api: number
  postgresql: number
  /** This program, on the same machine. */
  client: number
  megabytes: number
}

function shareOfPolls({ polls, seconds, dashboards }: Found): number {
  return polls / seconds / (dashboards / (everyMs / 1_000))
}

function msPerPoll({ api, postgresql, polls }: Found): number {
  return ((api + postgresql) * 1_000) / polls
}

function failuresOf({ failures }: Found): string[] {
  return [...failures].map(([what, times]) => `${times} × ${what}`)
}

function print(name: string, found: Found) {
  const { dashboards, polls, seconds, unchanged, bytes, api, postgresql, client, megabytes, times, delays } = found
  const wanted = dashboards / (everyMs / 1_000)
  const each = (used: number) => `${((used * 1_000) / polls).toFixed(2)} ms`
  console.log(
    [
      `${name.padEnd(12)}${dashboards} dashboards every ${everyMs / 1_000} s: ${(polls / seconds).toFixed(0)} of ${wanted.toFixed(0)} polls a second, ${unchanged} of ${polls} unchanged`,
      `processor time of a poll: API ${each(api)}, PostgreSQL ${each(postgresql)}, this program ${each(client)}; computed for all polls: ${((msPerPoll(found) * wanted) / 1_000).toFixed(1)} cores; API ${megabytes.toFixed(0)} MB`,
      `${(bytes / polls).toFixed(0)} bytes a poll, ${connections} connections, answer p50 ${percentile(times, 50).toFixed(0)} ms, p95 ${percentile(times, 95).toFixed(0)} ms`,
      `failed: ${failuresOf(found).join(', ') || 'none'}`,
      `${delays.length} changes seen, after p50 ${percentile(delays, 50).toFixed(0)} ms, p95 ${percentile(delays, 95).toFixed(0)} ms`,
    ].join('\n            '),
  )
}

function report(built: Found, conditional: Found, judged: Found): string[] {
  return [
    // a saturated API refuses what it cannot serve, as it should: printed, but no problem
    ...failuresOf(judged),
    ...bar('processor time', msPerPoll(conditional) / msPerPoll(built), limits.share, 'of building the list'),
    ...bar('change, p95', percentile(judged.delays, 95), limits.delayMs, 'ms'),
  ]
}

/** As the owner site polls an open property. */
function readPollInterval(): number {
  const source = readFileSync(join(projectRoot, 'sites/owner/src/property/property.queries.ts'), 'utf8')
  const [, text] = /const liveInterval = ([\d_]+)/.exec(source) ?? []
  if (!text) throw new Error('The poll interval of the owner site was not found.')
  return Number(text.replaceAll('_', ''))
}

function bar(what: string, amount: number, limit: number, unit: string): string[] {
  const isWithin = amount <= limit
  console.log(`${what}: ${amount.toFixed(2)} ${unit}, limit ${limit}, ratio ${(amount / limit).toFixed(2)}`)
  return isWithin ? [] : [`Above the limit: ${what}`]
}
