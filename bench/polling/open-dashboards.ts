import { once } from 'node:events'
import { type Agent, get, type IncomingMessage } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

export type Dashboard = { url: string; bearer: string; etag?: string; changedAt?: number }
type Options = { dashboards: Dashboard[]; everyMs: number; forMs: number; isConditional: boolean; agent: Agent }

const loadedAtOnce = 10
/** With the time in which a call waits for a connection. */
const timeoutMs = 30_000

/**
 * Each dashboard asks, waits for the answer and then for the interval, as a page does. `delays`: milliseconds from a
 * change (`changedAt`) to the first answer that has it.
 */
export async function openDashboards({ dashboards, everyMs, forMs, isConditional, agent }: Options) {
  const found = { polls: 0, unchanged: 0, bytes: 0, failures: new Map<string, number>(), delays: [] as number[] }
  const times: number[] = []
  const began = performance.now()
  const end = began + forMs
  const live = async (dashboard: Dashboard) => {
    await sleep(Math.random() * everyMs)
    while (performance.now() < end) {
      const askedAt = performance.now()
      const known = isConditional ? dashboard.etag : undefined
      const result = await ask(dashboard, known, agent).catch((error: Error) => error.message)
      if (typeof result === 'string') found.failures.set(result, (found.failures.get(result) ?? 0) + 1)
      else {
        found.polls++
        found.bytes += result.bytes
        if (result.status === 304) found.unchanged++
        if (result.etag !== dashboard.etag && dashboard.changedAt !== undefined && dashboard.changedAt < askedAt) {
          found.delays.push(performance.now() - dashboard.changedAt)
          delete dashboard.changedAt
        }
        dashboard.etag = result.etag
        times.push(performance.now() - askedAt)
      }
      await sleep(everyMs)
    }
  }
  await Promise.all(dashboards.map(live))
  return { ...found, times, dashboards: dashboards.length, seconds: (performance.now() - began) / 1_000 }
}

/** What a page asks when it opens; a few at once, because the API answers 503 to more than its database can serve. */
export async function loadAll(dashboards: readonly Dashboard[], agent: Agent) {
  const waiting = [...dashboards]
  const load = async () => {
    for (let dashboard = waiting.pop(); dashboard; dashboard = waiting.pop())
      dashboard.etag = (await ask(dashboard, undefined, agent)).etag
  }
  await Promise.all(Array.from({ length: loadedAtOnce }, load))
}

async function ask({ url, bearer }: Dashboard, known: string | undefined, agent: Agent) {
  const headers = {
    authorization: `Bearer ${bearer}`,
    'accept-encoding': 'gzip',
    ...(known && { 'if-none-match': known }),
  }
  const signal = AbortSignal.timeout(timeoutMs)
  const [response] = (await once(get(url, { agent, headers, signal }), 'response')) as [IncomingMessage]
  let bytes = 0
  for await (const chunk of response as AsyncIterable<Buffer>) bytes += chunk.length
  const { statusCode: status = 0, headers: given } = response
  if (status !== 200 && status !== 304) throw new Error(`The API answered ${status}`)
  return { status, bytes, etag: `${given.etag}` }
}
