import { setTimeout as sleep } from 'node:timers/promises'
import { AppError } from '@bailclair/domain/contract/errors.ts'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'

/** True while a dependency works. A check that throws or takes too long counts as failed. */
type Check = () => boolean | Promise<boolean>
export type Checks = Readonly<Record<string, Check>>

const checkTimeoutMs = 1_000

/** `live`: restart the process when this fails. `ready`: route traffic here only while this succeeds. */
export function healthRoutes(app: FastifyInstance, checks: Checks) {
  app.get('/health/live', async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'live' }))

  app.get('/health/ready', async (request, reply) => {
    const parts = await Promise.all(
      Object.entries(checks).map(async ([name, check]) => ({ name, works: await works(check, request.log) })),
    )
    const broken = parts.filter(({ works }) => !works).map(({ name }) => name)
    if (broken.length === 0) return reply.header('cache-control', 'no-store').send({ status: 'ready' })
    request.log.warn({ broken }, 'not ready')
    throw new AppError('ServiceUnavailable', {
      entries: broken.map((name) => ({ code: 'ServiceUnavailable', field: name })),
    })
  })
}

async function works(check: Check, log: FastifyBaseLogger): Promise<boolean> {
  const timer = new AbortController()
  const timedOut = sleep(checkTimeoutMs, false, { signal: timer.signal }).catch(() => false)
  try {
    return await Promise.race([check(), timedOut])
  } catch (err) {
    log.warn({ err }, 'check failed')
    return false
  } finally {
    timer.abort()
  }
}
