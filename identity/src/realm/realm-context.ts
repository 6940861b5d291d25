import type { Deps } from '#deps.ts'
import type { View } from '#pages/layout.ts'
import { type Page, sendPage } from '#pages/page.ts'
import { frameOf } from '#pages/page-frame.ts'
import { languageOfVisit } from '#pages/page-language.ts'
import type { Exchange } from '#platform/http/exchange.ts'
import type { Route } from '#platform/http/routes.ts'
import { formTargets } from './provider-pages.ts'
import type { Realm } from './realm.ts'

export type RealmContext = { deps: Deps; realm: Realm }
export type RealmRoute = Route<RealmContext>

/** What every page of a realm needs. `request` are the parameters of the current sign-in, if any. */
export function viewOf(
  { deps, realm }: RealmContext,
  { req, url }: Exchange,
  request?: { kc_locale?: unknown; ui_locales?: unknown },
): View {
  return {
    language: languageOfVisit({
      page: url.searchParams,
      request,
      cookies: req.headers.cookie,
      acceptLanguage: req.headers['accept-language'],
    }),
    ...frameOf(deps.config, req.headers.cookie),
    home: realm.definition.home,
    address: `${url.pathname}${url.search}`,
  }
}

export const answerPage = ({ realm }: RealmContext, { res }: Exchange, page: Page): void =>
  sendPage(res, page, formTargets(realm.definition))
