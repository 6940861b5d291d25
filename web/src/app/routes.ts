import { type PageName, patterns } from '#platform/paths.ts'
import { type FoundParams, matchPath } from '#platform/router/path-pattern.ts'
import type { Route } from './route.ts'

const route = <Name extends PageName>(row: Omit<Route, 'path'> & { name: Name }): Route => ({
  ...row,
  path: patterns[row.name],
})

/** The pages of the site (spec §2): router, guards, titles, sitemap, analytics and the web server read this table. */
export const routes: readonly Route[] = [
  route({
    name: 'Landing',
    access: 'guest',
    footer: true,
    analytics: true,
    secretAddress: false,
    title: { fr: 'Louez en toute clarté', en: 'Renting made clear' },
    description: {
      fr: 'Recevez des dossiers de location déjà vérifiés. Un service public et gratuit pour les propriétaires bailleurs.',
      en: 'Receive rental files that are already verified. A free public service for landlords.',
    },
    load: () => import('#pages/landing.page.tsx'),
  }),
]

/** Any other address. */
export const notFoundRoute: Route = {
  name: 'NotFound',
  path: '*',
  access: 'anonymous',
  footer: true,
  analytics: false,
  secretAddress: false,
  title: { fr: 'Page introuvable', en: 'Page not found' },
  description: null,
  load: () => import('#pages/not-found.page.tsx'),
}

export function findRoute(pathname: string): { route: Route; params: FoundParams } {
  for (const route of routes) {
    const params = matchPath(route.path, pathname)
    if (params) return { route, params }
  }
  return { route: notFoundRoute, params: {} }
}
