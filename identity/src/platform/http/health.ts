import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from '@bailclair/server-kit/logger.ts'
import { type Exchange, sendJson } from './exchange.ts'
import { HttpError } from './http-error.ts'
import { factsOf } from './request-facts.ts'

/** True while a dependency works, or else the cause. A check that throws or takes too long counts as failed. */
type Check = () => boolean | string | Promise<boolean | string>
export type Checks = Readonly<Record<string, Check>>

const checkTimeoutMs = 1_000

/** `live`: restart the process when this fails. `ready`: route traffic here only while this succeeds. */
export async function answerHealth(exchange: Exchange, path: string, checks: Checks, logger: Logger): Promise<void> {
  if (path !== '/health/live' && path !== '/health/ready') throw new HttpError(404)
  factsOf(exchange.req).route = path
  if (path === '/health/live') return sendJson(exchange, 200, { status: 'live' })
  const results = await Promise.all(
    Object.entries(checks).map(async ([name, check]) => ({ name, result: await resultOf(check, logger) })),
  )
  const failed = results.filter(({ result }) => result !== true)
  if (failed.length === 0) return sendJson(exchange, 200, { status: 'ready' })
  const broken = failed.map(({ name }) => name)
  const causes = failed.map(({ result }) => result).filter(Boolean)
  logger.warn({ broken, causes }, 'not ready')
  const detail = causes.length > 0 && { causes }
  sendJson(exchange, 503, { status: 'not ready', broken, ...detail }, { 'retry-after': '2' })
}

async function resultOf(check: Check, logger: Logger): Promise<boolean | string> {
  const timer = new AbortController()
  const timedOut = sleep(checkTimeoutMs, false as const, { signal: timer.signal }).catch(() => false)
  try {
    return await Promise.race([check(), timedOut])
  } catch (err) {
    logger.warn({ err }, 'check failed')
    return false
  } finally {
    timer.abort()
  }
}
