import type { KoaContextWithOIDC } from 'oidc-provider'
import type { Deps } from '#deps.ts'
import type { View } from '#pages/layout.ts'
import { type Page, pageHeaders } from '#pages/page.ts'
import { frameOf } from '#pages/page-frame.ts'
import { languageOfVisit } from '#pages/page-language.ts'
import type { RealmDefinition } from './realm-definition.ts'

/** Forms of a realm lead back to its applications or to the federation. */
export const formTargets = ({ origins, federation }: RealmDefinition): string[] => [
  ...origins,
  ...(federation ? [federation.origin] : []),
]

/** Sends a page from within oidc-provider. */
export function showPage(
  ctx: KoaContextWithOIDC,
  { config }: Pick<Deps, 'config'>,
  realm: RealmDefinition,
  render: (view: View) => Page,
) {
  const page = render({
    language: languageOfVisit({
      page: ctx.URL.searchParams,
      request: ctx.query,
      cookies: ctx.get('cookie'),
      acceptLanguage: ctx.get('accept-language'),
    }),
    ...frameOf(config, ctx.get('cookie')),
    home: realm.home,
    // the response to a form cannot be requested again
    address: ctx.method === 'GET' ? originalUrl(ctx) : undefined,
  })
  ctx.set(pageHeaders(formTargets(realm)))
  if (page.retryAfter !== undefined) ctx.set('retry-after', String(page.retryAfter))
  ctx.status = page.status
  ctx.body = page.markup
}

/** Koa's "original" URL is the one it was given, which is below the realm. */
const originalUrl = ({ req }: KoaContextWithOIDC) => (req as { originalUrl?: string }).originalUrl
