import type { Language } from '@bailclair/domain/platform/language.ts'
import { hasParams } from '@bailclair/front/platform/router/path-pattern.ts'
import type { ComponentType } from 'react'
import { type PageName, patterns } from '#platform/paths.ts'

/**
 * Who sees a page (spec §2). `anonymous` skips every check; `public` is for all; `guest` and `hidden-when-signed-in`
 * send owners to their dashboard; `owner` needs sign-in; `named-owner` also a first and a last name.
 */
export type Access = 'anonymous' | 'public' | 'guest' | 'hidden-when-signed-in' | 'owner' | 'named-owner'

type BothLanguages = Readonly<Record<Language, string>>

/** One row of the table of routes: every property is stated, none has a default. */
export type Route = {
  name: PageName | 'NotFound'
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

/** A row of the table, at the address of its page. */
export const route = <Name extends PageName>(row: Omit<Route, 'path'> & { name: Name }): Route => ({
  ...row,
  path: patterns[row.name],
})

export const needsSignIn = (access: Access): boolean => access === 'owner' || access === 'named-owner'

/** Pages that are the same for every visitor are rendered when the server starts; the others get a shell. */
export const isRenderedAhead = ({ path, access }: Route): boolean => !needsSignIn(access) && !hasParams(path)

/** Search engines list what everyone can read. */
export const isListed = (route: Route): boolean =>
  isRenderedAhead(route) && !route.secretAddress && route.description !== null

export const titleOf = ({ title }: Route, language: Language, siteName: string): string =>
  `${title[language]} – ${siteName}`
