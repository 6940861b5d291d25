import type { Server } from 'node:http'
import type { ErrorReporter } from '@bailclair/server-kit/error-reports/reporter.ts'
import type { ObservedRequest } from '@bailclair/server-kit/metrics/measure-requests.ts'
import type { RenderableSite } from '#app/render-site.tsx'
import type { LogRequest } from './log.ts'
import { isProbe, routeTemplateOf } from './route-template.ts'

type Needs = {
  site: Pick<RenderableSite, 'findRoute'>
  observeRequest: (request: ObservedRequest) => void
  trace: ErrorReporter['trace']
  logRequest: LogRequest
}

/** Measures every response by route template. Pages and failures are logged; files and probes are not. */
export function observeResponses(server: Server, { site, observeRequest, trace, logRequest }: Needs): void {
  server.prependListener('request', ({ method = '', url }, response) => {
    const begin = performance.now()
    const route = routeTemplateOf(site, url)
    response.once('close', () => {
      const milliseconds = performance.now() - begin
      const status = response.writableFinished ? response.statusCode : ('aborted' as const)
      observeRequest({ method, route, status, seconds: milliseconds / 1_000 })
      if (isProbe(route)) return
      if (status !== 'aborted') trace({ route: `${method} ${route}`, milliseconds, status })
      const isFailure = status !== 'aborted' && status >= 500
      if (route.endsWith(':file') && !isFailure) return
      logRequest({ method, route, status, milliseconds: Math.round(milliseconds) })
    })
  })
}
