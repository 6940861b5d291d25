import type { EventEmitter } from 'node:events'
import type Provider from 'oidc-provider'
import type { Deps } from '#deps.ts'
import { isClientGone } from '#platform/http/client-gone.ts'
import { Unavailable } from '#platform/unavailable.ts'
import type { RealmDefinition } from './realm-definition.ts'

/** Logs events of oidc-provider without anything that a visitor sent. */
export function logProvider(provider: Provider, { logger }: Pick<Deps, 'logger'>, { name: realm }: RealmDefinition) {
  const report = (err: Error) => {
    if (isClientGone(err)) return
    if (err instanceof Unavailable) logger.warn({ err, realm }, 'unavailable')
    else logger.error({ err, realm }, 'unexpected error')
  }
  provider.on('server_error', (_ctx, err) => report(err))
  // without a listener koa prints the message, which may quote visitor data
  ;(provider as EventEmitter).on('error', report)
  // after signing out, or when a used refresh token comes back after its grace period
  provider.on('grant.revoked', (ctx) => logger.info({ realm, route: ctx.oidc.route }, 'grant revoked'))
}
