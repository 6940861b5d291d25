import { traceRate } from '@bailclair/domain/error-report/trace-rate.ts'
import type { SiteConfig } from '@bailclair/domain/site/site-config.ts'
import { whenIdle } from '#platform/when-idle.ts'

/** The template of the page's address. */
type RouteOf = () => string

/**
 * Reports what fails on the page to the web server, where the operator wants to know (spec §7). Nothing is loaded for
 * it before something fails, but for one visit in twenty, whose time is told. Returns how to report what was caught.
 */
export function watchErrors(
  { errorReports }: Pick<SiteConfig, 'errorReports'>,
  routeOf: RouteOf,
): (error: unknown) => void {
  if (!errorReports.isOn) return () => undefined
  const load = () => import('./send-report.ts')
  const report = (error: unknown) => {
    const route = routeOf()
    // A report that does not arrive is not worth another failure.
    load()
      .then(({ sendError }) => sendError(error, route))
      .catch(() => undefined)
  }
  window.addEventListener('error', ({ error }) => report(error))
  window.addEventListener('unhandledrejection', ({ reason }) => report(reason))
  if (Math.random() < traceRate) {
    const route = routeOf()
    const tell = () =>
      void load()
        .then(({ sendTrace }) => sendTrace(route))
        .catch(() => undefined)
    if (document.readyState === 'complete') whenIdle(tell)
    else window.addEventListener('load', () => whenIdle(tell), { once: true })
  }
  return report
}
