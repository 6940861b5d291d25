import { createHash } from 'node:crypto'
import type Provider from 'oidc-provider'
import type { KoaContextWithOIDC } from 'oidc-provider'
import type { Deps } from '#deps.ts'
import { cookieNames, isSecure } from './cookies.ts'
import { answerCors } from './cors.ts'
import { afterLogout } from './logout.ts'
import type { RealmDefinition } from './realm-definition.ts'

/** What is done around every request that oidc-provider answers. */
export function addMiddleware(provider: Provider, deps: Pick<Deps, 'config'>, realm: RealmDefinition) {
  provider.use(async (context, next) => {
    const ctx = context as KoaContextWithOIDC
    if (answerCors(ctx, realm)) return
    await next()
    if (ctx.status === 503) ctx.set('retry-after', '2')
    // undefined when no route matched
    if (!ctx.oidc) return
    leaveWithoutSession(ctx)
    watchSession(ctx, deps, realm)
  })
}

/** Signing out when already signed out: nothing to confirm, and no page of oidc-provider that needs a script. */
function leaveWithoutSession(ctx: KoaContextWithOIDC) {
  const { route, session } = ctx.oidc
  if (route !== 'end_session' || ctx.status !== 200 || session?.accountId) return
  ctx.remove('content-type')
  ctx.status = 303
  ctx.redirect(afterLogout(ctx))
}

/** What the script of the session iframe compares with the `sid` of the application's token. */
export const watchedValue = (sessionUid: string): string => createHash('sha256').update(sessionUid).digest('base64url')

/** Keeps the cookie that the session iframe watches in step with the session. */
function watchSession(ctx: KoaContextWithOIDC, { config }: Pick<Deps, 'config'>, realm: RealmDefinition) {
  const { session } = ctx.oidc
  if (!session) return
  const { watched } = cookieNames(realm.name)
  const options = {
    path: realm.path,
    httpOnly: false,
    signed: false,
    sameSite: 'lax',
    secure: isSecure(config),
  } as const
  const isSignedIn = session.accountId !== undefined && !(session as { destroyed?: boolean }).destroyed
  const present = ctx.cookies.get(watched, { signed: false })
  const wanted = isSignedIn ? watchedValue(session.uid) : undefined
  if (wanted !== present) ctx.cookies.set(watched, wanted ?? null, options)
}
