import type { Language } from '@bailclair/domain/value/language.ts'
import type { ComponentType } from 'react'
import type { Prefetch } from '#platform/prefetch.ts'
import { hasParams } from '#platform/router/path-pattern.ts'

/**
 * `anonymous`: no session check at all. `public`: everyone. `guest` and `hidden-when-signed-in`: signed-in visitors are
 * sent to their home. `signed-in`: needs sign-in. `named`: also a first and last name.
 */
export type Access = 'anonymous' | 'public' | 'guest' | 'hidden-when-signed-in' | 'signed-in' | 'named'

type BothLanguages = Readonly<Record<Language, string>>

/** A row of the route table. No property has a default. */
export type Route = {
  /** The page of the route `NotFound` is the file `not-found.page.tsx`. */
  name: string
  /** Parameters as `:name`, or `:name?` when optional. */
  path: string
  access: Access
  footer: boolean
  analytics: boolean
  /** The address is a secret: never sent to search engines, referrers or third parties. */
  secretAddress: boolean
  /** Without the site name, which is appended. */
  title: BothLanguages
  load: () => Promise<{ default: ComponentType & { prefetch?: Prefetch } }>
  /** False for an address that can never exist: the server then answers 404 without asking the API. */
  mayExist?: (params: Readonly<Record<string, string>>) => boolean
}

/** Creates rows; the path comes from the route name. */
export const routesAt =
  <const Patterns extends Readonly<Record<string, string>>>(patterns: Patterns) =>
  (row: Omit<Route, 'path'> & { name: keyof Patterns & string }): Route => ({
    ...row,
    path: patterns[row.name] as string,
  })

export const needsSignIn = (access: Access): boolean => access === 'signed-in' || access === 'named'

/** Pages equal for every visitor are rendered at server start; others get a shell. */
export const isRenderedAhead = ({ path, access }: Route): boolean => !needsSignIn(access) && !hasParams(path)

/** By the name of the route, for search engines. */
export type PageDescriptions = Readonly<Record<string, BothLanguages>>

/** Only described pages that everyone can read are listed. */
export const isListed = (route: Route, descriptions: PageDescriptions): boolean =>
  isRenderedAhead(route) && !route.secretAddress && route.name in descriptions

export const titleOf = ({ title }: Route, language: Language, siteName: string): string =>
  `${title[language]} – ${siteName}`
