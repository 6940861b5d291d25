import type { RenderableSite } from '#app/render-site.tsx'
import { isFileType } from './assets.ts'
import { reportsPath } from './error-reports.ts'
import { readTarget } from './request-target.ts'

const health = ['/health/live', '/health/ready']

export const isProbe = (route: string): boolean => health.includes(route)

/** For metrics and logs: an address may contain a token or a name, a template does not. All files count as one route. */
export function routeTemplateOf(site: Pick<RenderableSite, 'findRoute'>, url: string | undefined): string {
  const pathname = readTarget(url)?.pathname
  if (pathname === undefined) return 'unmatched'
  if (isProbe(pathname) || pathname === reportsPath) return pathname
  if (pathname.startsWith('/assets/')) return '/assets/:file'
  const { path } = site.findRoute(pathname).route
  if (path !== '*') return path
  return isFileType(pathname) ? '/:file' : 'unmatched'
}
