import type { Language } from '@bailclair/domain/platform/language.ts'
import { loadTexts } from '@bailclair/front/platform/messages/split-messages.ts'
import type { FoundParams } from '@bailclair/front/platform/router/path-pattern.ts'
import type { ComponentType } from 'react'
import type { Route } from './route.ts'
import { findRoute } from './routes.ts'

/** A page at its address. Without `Page` it is the shell of one: the layout, and nothing in it yet. */
export type Page = { route: Route; params: FoundParams; Page: ComponentType | undefined }

const components = new Map<Route, ComponentType>()

/** The page at an address, when its code is already here. */
export function findPage(pathname: string): Page | undefined {
  const { route, params } = findRoute(pathname)
  const Page = components.get(route)
  return Page && { route, params, Page }
}

export const shellOf = (pathname: string): Page => ({ ...findRoute(pathname), Page: undefined })

/** The page at an address, with its code and its texts. */
export async function loadPage(pathname: string, language: Language): Promise<Page> {
  const { route, params } = findRoute(pathname)
  const { default: Page } = await route.load()
  await loadTexts(language)
  components.set(route, Page)
  return { route, params, Page }
}
