import { AppError } from '@bailclair/domain/contract/errors.ts'
import type { Readiness } from '@bailclair/server-kit/health/readiness.ts'
import type { FastifyInstance } from 'fastify'
import type { Role } from '#platform/config/environment.ts'

/** Parts that are broken while everything else is served, with the cause. */
export type Degraded = () => Readonly<Record<string, string>>

type Health = { readiness: Readiness; degraded: Degraded; roles: readonly Role[] }

/** `live`: restart the process when this fails. `ready`: route traffic here only while this succeeds. */
export function healthRoutes(app: FastifyInstance, { readiness, degraded, roles }: Health) {
  app.get('/health/live', async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'live' }))

  app.get('/health/ready', async (_request, reply) => {
    const broken = await readiness()
    if (broken.length === 0) {
      const known = degraded()
      const detail = Object.keys(known).length > 0 && { degraded: known }
      return reply.header('cache-control', 'no-store').send({ status: 'ready', roles, ...detail })
    }
    throw new AppError('ServiceUnavailable', {
      entries: broken.map(({ name, cause }) => ({
        code: 'ServiceUnavailable',
        field: name,
        ...(cause && { message: cause }),
      })),
    })
  })
}
