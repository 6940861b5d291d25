import type { ErrorReporter } from '@bailclair/server-kit/error-reports/reporter.ts'
import { measureRequests } from '@bailclair/server-kit/metrics/measure-requests.ts'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '#deps.ts'
import { isProbe } from './probes.ts'
import { traceIdOf } from './trace-requests.ts'

/** Logs and measures each response by route template, because a URL may contain a token or a name. Probes are measured only. */
export function observeRequests(
  app: FastifyInstance,
  { metrics }: Pick<Deps, 'metrics'>,
  trace?: ErrorReporter['trace'],
) {
  const observe = measureRequests(metrics)
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request
    const route = routeOptions.url ?? 'unmatched'
    const { statusCode, elapsedTime } = reply
    observe({ method, route, status: statusCode, seconds: elapsedTime / 1_000 })
    if (isProbe(request)) return
    trace?.({ route: `${method} ${route}`, milliseconds: elapsedTime, status: statusCode })
    request.log.info(
      { traceId: traceIdOf(request), method, route, status: statusCode, milliseconds: Math.round(elapsedTime) },
      'request',
    )
  })
}
