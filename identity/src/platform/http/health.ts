import type { Readiness } from '@bailclair/server-kit/health/readiness.ts'
import { type Exchange, sendJson } from './exchange.ts'
import { HttpError } from './http-error.ts'
import { factsOf } from './request-facts.ts'

/** `live`: restart the process when this fails. `ready`: route traffic here only while this succeeds. */
export async function answerHealth(exchange: Exchange, path: string, readiness: Readiness): Promise<void> {
  if (path !== '/health/live' && path !== '/health/ready') throw new HttpError(404)
  factsOf(exchange.req).route = path
  if (path === '/health/live') return sendJson(exchange, 200, { status: 'live' })
  const failed = await readiness()
  if (failed.length === 0) return sendJson(exchange, 200, { status: 'ready' })
  const causes = failed.flatMap(({ cause }) => cause ?? [])
  const detail = causes.length > 0 && { causes }
  const broken = failed.map(({ name }) => name)
  sendJson(exchange, 503, { status: 'not ready', broken, ...detail }, { 'retry-after': '2' })
}
