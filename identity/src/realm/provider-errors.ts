import { errors, type KoaContextWithOIDC } from 'oidc-provider'
import type { Deps } from '#deps.ts'
import { errorPage, expiredPage, unavailablePage } from '#pages/notices.page.ts'
import { factsOf } from '#platform/http/request-facts.ts'
import { Unavailable } from '#platform/unavailable.ts'
import { showPage } from './provider-pages.ts'
import type { RealmDefinition } from './realm-definition.ts'
import { isBelowOrigin } from './redirects.ts'

/** Shown when oidc-provider cannot continue and may not redirect to the application. */
export function answerProviderError(
  ctx: KoaContextWithOIDC,
  deps: Pick<Deps, 'config'>,
  realm: RealmDefinition,
  error: Error,
) {
  const told = error instanceof Unavailable && silentCheckTarget(realm, ctx)
  if (told) {
    ctx.status = 303
    ctx.redirect(told)
    return
  }
  showPage(ctx, deps, realm, (view) => {
    if (error instanceof Unavailable) return unavailablePage(view, error)
    if (error instanceof errors.SessionNotFound) return expiredPage(view)
    const { id: requestId } = factsOf(ctx.req)
    return error instanceof errors.OIDCProviderError && error.statusCode < 500
      ? errorPage(view, { kind: 'invalid-request', requestId, code: error.error })
      : errorPage(view, { kind: 'unexpected', requestId })
  })
}

/**
 * A silent check runs in a hidden frame where nobody sees a page. During an outage the application gets the error;
 * otherwise it would wait for ever.
 */
function silentCheckTarget({ origins }: RealmDefinition, { query }: KoaContextWithOIDC): string | undefined {
  const { prompt, redirect_uri: target, state } = query
  if (prompt !== 'none' || typeof target !== 'string' || !isBelowOrigin(target, origins)) return undefined
  const answer = new URLSearchParams({ error: 'temporarily_unavailable', ...(typeof state === 'string' && { state }) })
  return `${target}#${answer}`
}
