import type { KoaContextWithOIDC } from 'oidc-provider'
import type { Deps } from '#deps.ts'
import { signOutPage } from '#pages/notices.page.ts'
import { endSession } from '#session/end-sessions.service.ts'
import { showPage } from './provider-pages.ts'
import type { RealmDefinition } from './realm-definition.ts'
import { identityProviderOf } from './token-claims.ts'

/** oidc-provider stores the checked sign-out request here. */
type LogoutState = { secret: string; postLogoutRedirectUri?: string; state?: string }

/**
 * With the person's ID token the sign-out is immediate, like in Keycloak. Without one, any page could have sent the
 * browser here, so the person is asked.
 */
export async function answerLogout(deps: Deps, realm: RealmDefinition, ctx: KoaContextWithOIDC) {
  const { session, entities, provider } = ctx.oidc
  if (!session) return
  if (entities.IdTokenHint?.payload['sub'] !== session.accountId) {
    const { secret } = session.state as LogoutState
    const form = {
      action: ctx.oidc.urlFor('end_session_confirm'),
      fields: { xsrf: secret, logout: 'yes' },
      federationName: identityProviderOf(session.amr) && realm.federation?.name,
    }
    showPage(ctx, deps, realm, (view) => signOutPage(view, form))
    return
  }
  await endSession(deps.db, realm.name, session.uid)
  const target = afterLogout(ctx)
  await session.destroy()
  ctx.cookies.set(provider.cookieName('session'), null, { path: realm.path })
  ctx.status = 303
  ctx.redirect(target)
}

/** The address that the application asked for, below its own origin; otherwise our own page. */
export function afterLogout({ oidc }: KoaContextWithOIDC): string {
  const { postLogoutRedirectUri, state } = (oidc.session?.state ?? {}) as Partial<LogoutState>
  if (!postLogoutRedirectUri) return oidc.urlFor('end_session_success')
  const target = new URL(postLogoutRedirectUri)
  if (state !== undefined) target.searchParams.set('state', state)
  return target.href
}
