import type Provider from 'oidc-provider'
import type { KoaContextWithOIDC } from 'oidc-provider'
import type { Deps } from '#deps.ts'
import { errorPage } from '#pages/notices.page.ts'
import { factsOf } from '#platform/http/request-facts.ts'
import { Unavailable } from '#platform/unavailable.ts'
import { watchSession } from '#session-check/watched-cookie.ts'
import { answerCors } from './cors.ts'
import { afterLogout } from './logout.ts'
import { showPage } from './provider-pages.ts'
import type { RealmDefinition } from './realm-definition.ts'
import { tellActionStatus } from './required-action.ts'

export function addMiddleware(provider: Provider, deps: Pick<Deps, 'config' | 'db'>, realm: RealmDefinition) {
  provider.use(async (context, next) => {
    const ctx = context as KoaContextWithOIDC
    if (answerCors(ctx, realm) || (await answerOutage(ctx, deps))) return
    await next()
    const facts = factsOf(ctx.req)
    // undefined when no route matched
    if (!ctx.oidc) {
      showPage(ctx, deps, realm, (view) => errorPage(view, { kind: 'not-found', requestId: facts.id }))
      return
    }
    facts.route = `/realms/:realm (${ctx.oidc.route})`
    if (ctx.status === 503 && !ctx.response.get('retry-after')) ctx.set('retry-after', '2')
    redirectWithoutSession(ctx)
    tellActionStatus(ctx)
    watchSession(ctx, deps.config, realm)
  })
}

/** Discovery needs no database, but the sites read it before a sign-in. So it reports an outage at once. */
async function answerOutage(ctx: KoaContextWithOIDC, { db }: Pick<Deps, 'db'>): Promise<boolean> {
  if (!ctx.path.startsWith('/.well-known/')) return false
  try {
    await db.query('select 1')
    return false
  } catch (error) {
    if (!(error instanceof Unavailable)) throw error
    ctx.status = 503
    ctx.set('retry-after', String(error.retryAfter))
    ctx.body = { error: error.error }
    return true
  }
}

/** Already signed out: there is nothing to confirm, and oidc-provider's page would need a script. */
function redirectWithoutSession(ctx: KoaContextWithOIDC) {
  const { route, session } = ctx.oidc
  if (route !== 'end_session' || ctx.status !== 200 || session?.accountId) return
  ctx.status = 303
  ctx.redirect(afterLogout(ctx))
}
