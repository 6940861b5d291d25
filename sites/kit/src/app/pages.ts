import type { Language } from '@bailclair/domain/value/language.ts'
import type { ComponentType } from 'react'
import { loadWithTexts } from '#platform/messages/split-messages.ts'
import type { FoundParams } from '#platform/router/path-pattern.ts'
import type { Route } from './route.ts'

/** A page at its address. Without `Page` it is the shell of one: the layout, and nothing in it yet. */
export type Page = { route: Route; params: FoundParams; Page: ComponentType | undefined }

export type Pages = {
  /** The page at an address, when its code is already here. */
  find: (pathname: string) => Page | undefined
  shellOf: (pathname: string) => Page
  /** The page at an address, with its code and its texts: those of the document, unless there is none. */
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
