import type { KoaContextWithOIDC } from 'oidc-provider'
import type { RealmDefinition } from './realm-definition.ts'

/**
 * keycloak-js sends credentials, so the origin is named instead of `*`; oidc-provider then keeps these headers. Returns
 * true when the request was a preflight.
 */
export function answerCors(ctx: KoaContextWithOIDC, { origins }: RealmDefinition): boolean {
  const origin = ctx.get('origin')
  if (!origins.includes(origin)) return false
  ctx.vary('Origin')
  ctx.set('access-control-allow-origin', origin)
  ctx.set('access-control-allow-credentials', 'true')
  ctx.set('access-control-expose-headers', 'retry-after')
  if (ctx.method !== 'OPTIONS') return false
  ctx.set('access-control-allow-methods', 'GET, POST')
  ctx.set('access-control-allow-headers', 'authorization, content-type')
  // seconds
  ctx.set('access-control-max-age', '600')
  ctx.status = 204
  return true
}
