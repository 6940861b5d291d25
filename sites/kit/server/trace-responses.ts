import type { Server } from 'node:http'
import type { ErrorReporter } from '@bailclair/server-kit/error-reports/reporter.ts'
import type { RenderableSite } from '#app/render-site.tsx'
import { readTarget } from './request-target.ts'

/** Reports response times by route template; all assets count as one route. */
export function traceResponses(
  server: Server,
  site: Pick<RenderableSite, 'findRoute'>,
  { trace }: ErrorReporter,
): void {
  server.on('request', ({ method, url }, response) => {
    const begin = performance.now()
    response.once('finish', () => {
      const pathname = readTarget(url)?.pathname ?? '/'
      const route = pathname.startsWith('/assets/') ? '/assets/:file' : site.findRoute(pathname).route.path
      trace({ route: `${method} ${route}`, milliseconds: performance.now() - begin, status: response.statusCode })
    })
  })
}
