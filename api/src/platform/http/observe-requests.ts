import type { ErrorReporter } from '@bailclair/server-kit/error-reports/reporter.ts'
import type { FastifyInstance } from 'fastify'
import { Histogram } from 'prom-client'
import type { Deps } from '#deps.ts'

/** Logs and measures each response by route template, because a URL may contain a token or a name. */
export function observeRequests(
  app: FastifyInstance,
  { metrics }: Pick<Deps, 'metrics'>,
  trace?: ErrorReporter['trace'],
) {
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to answer, by route template and class of status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [metrics],
  })
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request
    const route = routeOptions.url ?? 'unmatched'
    const { statusCode, elapsedTime } = reply
    seconds.observe({ method, route, status: `${Math.floor(statusCode / 100)}xx` }, elapsedTime / 1_000)
    trace?.({ route: `${method} ${route}`, milliseconds: elapsedTime, status: statusCode })
    request.log.info({ method, route, status: statusCode, milliseconds: Math.round(elapsedTime) }, 'request')
  })
}
