import { createHash } from 'node:crypto'
import type { KoaContextWithOIDC } from 'oidc-provider'
import type { Config } from '#platform/config/environment.ts'
import { cookieNames, isSecure } from '#realm/cookies.ts'
import type { RealmDefinition } from '#realm/realm-definition.ts'

/** The script of the session iframe compares it with the `sid` of the application's token. */
const watchedValue = (sessionUid: string): string => createHash('sha256').update(sessionUid).digest('base64url')

/** Keeps the cookie of the session iframe in step with the session. */
export function watchSession(
  ctx: KoaContextWithOIDC,
  config: Pick<Config, 'IDENTITY_URL'>,
  realm: Pick<RealmDefinition, 'name' | 'path'>,
) {
  const { session } = ctx.oidc
  if (!session) return
  const { watched } = cookieNames(realm.name, config.IDENTITY_URL)
  const isSignedIn = session.accountId !== undefined && !(session as { destroyed?: boolean }).destroyed
  const wanted = isSignedIn ? watchedValue(session.uid) : undefined
  if (wanted === ctx.cookies.get(watched, { signed: false })) return
  ctx.cookies.set(watched, wanted ?? null, {
    path: realm.path,
    httpOnly: false,
    signed: false,
    sameSite: 'lax',
    secure: isSecure(config),
  })
}
