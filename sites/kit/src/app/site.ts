import type { SiteConfig } from '@bailclair/domain/site/site-config.ts'
import { type ComponentType, type LazyExoticComponent, lazy, type ReactNode } from 'react'
import type { AccountSite } from '#identity/account-site.ts'
import { loadWithTexts } from '#platform/messages/split-messages.ts'
import type { AskAhead } from '#platform/prefetch.ts'
import { matchPath } from '#platform/router/path-pattern.ts'
import { createPages, type Page, type Pages } from './pages.ts'
import type { Access, Route } from './route.ts'

type SignedInProps = { access: Access; children: ReactNode }

/** What differs between sites. */
export type SiteDefinition = {
  routes: readonly Route[]
  /** For every address without a route. */
  notFoundRoute: Route
  account: AccountSite
  Header: ComponentType
  Footer: ComponentType
  /** On pages whose route has no footer. */
  ShortFooter?: ComponentType
  /** Above the header on every page: announcement, cookie question, analytics. */
  Banners?: ComponentType<{ route: Route }>
  /** Loads what banners and header need on this page, before they are first rendered: nothing shifts afterwards. */
  prepareFrame?: (config: SiteConfig, route: Route) => Promise<unknown>
  /** Whether navigation loads a new document, because one page may load what the other must not. */
  needsDocument?: (from: Route, to: Route, config: SiteConfig) => boolean
  /** Wraps signed-in pages; loaded with the first of them. */
  loadSignedIn: () => Promise<{ default: ComponentType<SignedInProps>; askAhead: AskAhead }>
}

export type FindRoute = (pathname: string) => Omit<Page, 'Page'>

export type Site = SiteDefinition & {
  findRoute: FindRoute
  pages: Pages
  SignedIn: LazyExoticComponent<ComponentType<SignedInProps>>
}

export function defineSite(definition: SiteDefinition): Site {
  const { routes, notFoundRoute } = definition
  const loadSignedIn = () => loadWithTexts(definition.loadSignedIn)
  const findRoute: FindRoute = (pathname) => {
    for (const route of routes) {
      const params = matchPath(route.path, pathname)
      if (params) return { route, params }
    }
    return { route: notFoundRoute, params: {} }
  }
  return { ...definition, loadSignedIn, findRoute, pages: createPages(findRoute), SignedIn: lazy(loadSignedIn) }
}
