import type { Language } from '@bailclair/domain/value/language.ts'
import type { ComponentType } from 'react'
import { loadWithTexts } from '#platform/messages/split-messages.ts'
import type { FoundParams } from '#platform/router/path-pattern.ts'
import type { Route } from './route.ts'

/** Without `Page` only the layout is rendered (shell). */
export type Page = { route: Route; params: FoundParams; Page: ComponentType | undefined }

export type Pages = {
  /** Only when the page's code is already loaded. */
  find: (pathname: string) => Page | undefined
  shellOf: (pathname: string) => Page
  /** Loads code and texts, in the document's language when none is given. */
  load: (pathname: string, language?: Language) => Promise<Page>
}

export function createPages(findRoute: (pathname: string) => Omit<Page, 'Page'>): Pages {
  const components = new Map<Route, ComponentType>()
  return {
    find: (pathname) => {
      const { route, params } = findRoute(pathname)
      const Page = components.get(route)
      return Page && { route, params, Page }
    },
    shellOf: (pathname) => ({ ...findRoute(pathname), Page: undefined }),
    load: async (pathname, language) => {
      const { route, params } = findRoute(pathname)
      const { default: Page } = await loadWithTexts(route.load, language)
      components.set(route, Page)
      return { route, params, Page }
    },
  }
}
