import { setTimeout as sleep } from 'node:timers/promises'
import { AppError } from '@bailclair/domain/contract/errors.ts'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Role } from '#platform/config/environment.ts'

/** True while a dependency works, or else the cause. A check that throws or takes too long counts as failed. */
type Check = () => boolean | string | Promise<boolean | string>
export type Checks = Readonly<Record<string, Check>>
/** Parts that are broken while everything else is served, with the cause. */
export type Degraded = () => Readonly<Record<string, string>>

const checkTimeoutMs = 1_000

type Health = { checks: Checks; degraded: Degraded; roles: readonly Role[] }

/** `live`: restart the process when this fails. `ready`: route traffic here only while this succeeds. */
export function healthRoutes(app: FastifyInstance, { checks, degraded, roles }: Health) {
  app.get('/health/live', async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'live' }))

  app.get('/health/ready', async (request, reply) => {
    const parts = await Promise.all(
      Object.entries(checks).map(async ([name, check]) => ({ name, result: await resultOf(check, request.log) })),
    )
    const broken = parts.filter(({ result }) => result !== true)
    if (broken.length === 0) {
      const known = degraded()
      const detail = Object.keys(known).length > 0 && { degraded: known }
      return reply.header('cache-control', 'no-store').send({ status: 'ready', roles, ...detail })
    }
    request.log.warn(
      { broken: broken.map(({ name }) => name), causes: broken.map(({ result }) => result) },
      'not ready',
    )
    throw new AppError('ServiceUnavailable', {
      entries: broken.map(({ name, result }) => ({
        code: 'ServiceUnavailable',
        field: name,
        ...(result && { message: String(result) }),
      })),
    })
  })
}

async function resultOf(check: Check, log: FastifyBaseLogger): Promise<boolean | string> {
  const timer = new AbortController()
  const timedOut = sleep(checkTimeoutMs, false as const, { signal: timer.signal }).catch(() => false)
  try {
    return await Promise.race([check(), timedOut])
  } catch (err) {
    log.warn({ err }, 'check failed')
    return false
  } finally {
    timer.abort()
  }
}
