import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ErrorReporter } from '@bailclair/server-kit/error-reports/reporter.ts'
import type { Logger } from '@bailclair/server-kit/logger.ts'
import type { Metrics } from '#platform/metrics.ts'
import { factsOf } from './request-facts.ts'

/** Logs each response by route template, because a URL may contain an e-mail or a token. */
export function observe(
  req: IncomingMessage,
  res: ServerResponse,
  { logger, metrics, trace }: { logger: Logger; metrics: Metrics; trace?: ErrorReporter['trace'] | undefined },
) {
  const begin = performance.now()
  res.once('close', () => {
    const { id: requestId, route, outcome } = factsOf(req)
    const milliseconds = Math.round(performance.now() - begin)
    if (res.writableFinished) trace?.({ route: `${req.method} ${route}`, milliseconds, status: res.statusCode })
    const status = res.writableFinished ? res.statusCode : 'aborted'
    metrics.observeRequest({ method: req.method ?? '', route, status, seconds: milliseconds / 1_000 })
    logger.info({ requestId, method: req.method, route, status, milliseconds, ...(outcome && { outcome }) }, 'request')
  })
}
