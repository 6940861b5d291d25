import type { Language } from '@bailclair/domain/value/language.ts'
import type { ComponentType } from 'react'
import { loadWithTexts } from '#platform/messages/split-messages.ts'
import type { Prefetch } from '#platform/prefetch.ts'
import type { FoundParams } from '#platform/router/path-pattern.ts'
import type { Route } from './route.ts'

/** Without `Page` only the layout is rendered (shell). */
export type Page = {
  route: Route
  params: FoundParams
  Page: ComponentType | undefined
  prefetch?: Prefetch | undefined
}

export type Pages = {
  /** Only when the page's code is already loaded. */
  find: (pathname: string) => Page | undefined
  shellOf: (pathname: string) => Page
  /** Loads code and texts, in the document's language when none is given. */
  load: (pathname: string, language?: Language) => Promise<Page>
}

export function createPages(findRoute: (pathname: string) => Omit<Page, 'Page' | 'prefetch'>): Pages {
  const loaded = new Map<Route, Pick<Page, 'Page' | 'prefetch'>>()
  return {
    find: (pathname) => {
      const { route, params } = findRoute(pathname)
      const page = loaded.get(route)
      return page && { route, params, ...page }
    },
    shellOf: (pathname) => ({ ...findRoute(pathname), Page: undefined }),
    load: async (pathname, language) => {
      const { route, params } = findRoute(pathname)
      const { default: Page } = await loadWithTexts(route.load, language)
      const { prefetch } = Page
      loaded.set(route, { Page, prefetch })
      return { route, params, Page, prefetch }
    },
  }
}
