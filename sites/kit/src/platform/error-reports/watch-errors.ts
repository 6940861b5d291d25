import { traceRate } from '@bailclair/domain/error-report/trace-rate.ts'
import type { SiteConfig } from '@bailclair/domain/site/site-config.ts'
import { whenIdle } from '#platform/when-idle.ts'

/** The route template of the current page. */
type RouteOf = () => string

/**
 * Reports page errors to the web server when the operator enabled it (decision 146). Its code loads on the first error;
 * one visit in twenty also reports its load time. Returns how to report a caught error.
 */
export function watchErrors(
  { errorReports }: Pick<SiteConfig, 'errorReports'>,
  routeOf: RouteOf,
): (error: unknown) => void {
  if (!errorReports.isOn) return () => undefined
  const load = () => import('./send-report.ts')
  const report = (error: unknown) => {
    const route = routeOf()
    // A failed report must not cause another error.
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
