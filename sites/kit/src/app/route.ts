import type { Language } from '@bailclair/domain/value/language.ts'
import type { ComponentType } from 'react'
import { hasParams } from '#platform/router/path-pattern.ts'

/**
 * Who sees a page (spec §2). `anonymous` skips every check; `public` is for all; `guest` and `hidden-when-signed-in`
 * send whoever is signed in to their own home; `signed-in` needs sign-in; `named` also a first and a last name.
 */
export type Access = 'anonymous' | 'public' | 'guest' | 'hidden-when-signed-in' | 'signed-in' | 'named'

type BothLanguages = Readonly<Record<Language, string>>

/** One row of a site's table of routes: every property is stated, none has a default. */
export type Route = {
  /** The page of the route `NotFound` is the file `not-found.page.tsx`. */
  name: string
  /** Parameters as `:name`, `:name?` when the page does without. */
  path: string
  access: Access
  footer: boolean
  analytics: boolean
  /** The address itself is a secret: search engines, referrers and third parties never learn it. */
  secretAddress: boolean
  /** Without the name of the site, which is added. */
  title: BothLanguages
  /** What search engines show under the title; null for pages they do not list. */
  description: BothLanguages | null
  load: () => Promise<{ default: ComponentType }>
}

/** Makes rows of a table, each at the address of its page. */
export const routesAt =
  <const Patterns extends Readonly<Record<string, string>>>(patterns: Patterns) =>
  (row: Omit<Route, 'path'> & { name: keyof Patterns & string }): Route => ({
    ...row,
    path: patterns[row.name] as string,
  })

export const needsSignIn = (access: Access): boolean => access === 'signed-in' || access === 'named'

/** Pages that are the same for every visitor are rendered when the server starts; the others get a shell. */
export const isRenderedAhead = ({ path, access }: Route): boolean => !needsSignIn(access) && !hasParams(path)

/** Search engines list what everyone can read. */
export const isListed = (route: Route): boolean =>
  isRenderedAhead(route) && !route.secretAddress && route.description !== null

export const titleOf = ({ title }: Route, language: Language, siteName: string): string =>
  `${title[language]} – ${siteName}`
