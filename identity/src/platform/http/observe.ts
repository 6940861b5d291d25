import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ErrorReporter } from '@bailclair/server-kit/error-reports/reporter.ts'
import type { Span } from '@bailclair/server-kit/trace/span.ts'
import type { Deps } from '#deps.ts'
import { factsOf } from './request-facts.ts'

type Needs = Pick<Deps, 'logger' | 'metrics' | 'tracer'> & { trace?: ErrorReporter['trace'] | undefined }

/**
 * Logs and measures each response by route template, because a URL may contain an e-mail or a token. Returns the span in
 * which the request must run. Probes are measured only.
 */
export function observe(req: IncomingMessage, res: ServerResponse, { logger, metrics, tracer, trace }: Needs): Span {
  const begin = performance.now()
  const method = req.method ?? ''
  const span = tracer.start(method, 'server', req.headers['traceparent'])
  res.once('close', () => {
    const { id: requestId, route, outcome } = factsOf(req)
    const milliseconds = Math.round(performance.now() - begin)
    const status = res.writableFinished ? res.statusCode : 'aborted'
    metrics.observeRequest({ method, route, status, seconds: milliseconds / 1_000 })
    if (route.startsWith('/health/')) return
    if (res.writableFinished) trace?.({ route: `${method} ${route}`, milliseconds, status: res.statusCode })
    span.end({
      name: `${method} ${route}`,
      attributes: { 'http.request.method': method, 'http.route': route, 'http.response.status_code': res.statusCode },
      isError: res.statusCode >= 500,
    })
    const { traceId } = span
    logger.info({ requestId, traceId, method, route, status, milliseconds, ...(outcome && { outcome }) }, 'request')
  })
  return span
}
