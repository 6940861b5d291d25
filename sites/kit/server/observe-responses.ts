import type { Server } from 'node:http'
import type { ErrorReporter } from '@bailclair/server-kit/error-reports/reporter.ts'
import type { ObservedRequest } from '@bailclair/server-kit/metrics/measure-requests.ts'
import type { Tracer } from '@bailclair/server-kit/trace/tracer.ts'
import type { RenderableSite } from '#app/render-site.tsx'
import type { LogRequest } from './log.ts'
import { isProbe, routeTemplateOf } from './route-template.ts'

type Needs = {
  site: Pick<RenderableSite, 'findRoute'>
  observeRequest: (request: ObservedRequest) => void
  tracer: Pick<Tracer, 'start'>
  trace: ErrorReporter['trace']
  logRequest: LogRequest
}

/** Measures every response by route template. Pages and failures are logged and traced; files and probes are not. */
export function observeResponses(server: Server, { site, observeRequest, tracer, trace, logRequest }: Needs): void {
  server.prependListener('request', ({ method = '', url, headers }, response) => {
    const begin = performance.now()
    const route = routeTemplateOf(site, url)
    const span = tracer.start(`${method} ${route}`, 'server', headers['traceparent'])
    response.once('close', () => {
      const milliseconds = performance.now() - begin
      const status = response.writableFinished ? response.statusCode : ('aborted' as const)
      observeRequest({ method, route, status, seconds: milliseconds / 1_000 })
      if (isProbe(route)) return
      if (status !== 'aborted') trace({ route: `${method} ${route}`, milliseconds, status })
      const isFailure = status !== 'aborted' && status >= 500
      if (route.endsWith(':file') && !isFailure) return
      span.end({
        attributes: {
          'http.request.method': method,
          'http.route': route,
          'http.response.status_code': response.statusCode,
        },
        isError: isFailure,
      })
      logRequest({ traceId: span.traceId, method, route, status, milliseconds: Math.round(milliseconds) })
    })
  })
}
