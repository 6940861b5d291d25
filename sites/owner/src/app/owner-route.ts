import { type Route, routesAt } from '@bailclair/site-kit/app/route.ts'
import { patterns } from '#platform/paths.ts'

const routeAt = routesAt(patterns)

/** Loads the page with `pages.css`, which the landing page does without. */
export function route(row: Parameters<typeof routeAt>[0]): Route {
  const load = () => Promise.all([row.load(), import('./page-styles.ts')]).then(([page]) => page)
  return routeAt(row.name === 'Landing' ? row : { ...row, load })
}
