import type { EventEmitter } from 'node:events'
import type Provider from 'oidc-provider'
import type { AccountId } from '#account/account.ts'
import type { Deps } from '#deps.ts'
import { isClientGone } from '#platform/http/client-gone.ts'
import { factsOf } from '#platform/http/request-facts.ts'
import { Unavailable } from '#platform/unavailable.ts'
import { recordEvent } from '#security-event/record-event.service.ts'
import { tokenReused } from '#security-event/security-event.ts'
import type { RealmDefinition } from './realm-definition.ts'

type LogDeps = Pick<Deps, 'db' | 'logger' | 'metrics'>

/** Logs events of oidc-provider without anything that a visitor sent. */
export function logProvider(provider: Provider, deps: LogDeps, { name: realm }: RealmDefinition) {
  const { logger, metrics } = deps
  const report = (err: Error) => {
    if (isClientGone(err)) return
    if (err instanceof Unavailable) logger.warn({ err, realm }, 'unavailable')
    else logger.error({ err, realm }, 'unexpected error')
  }
  provider.on('server_error', (_ctx, err) => report(err))
  // without a listener koa prints the message, which may quote visitor data
  ;(provider as EventEmitter).on('error', report)
  provider.on('grant.success', (ctx) =>
    metrics.tokensIssued.inc({ realm, grant: String(ctx.oidc.params?.['grant_type']) }),
  )
  provider.on('grant.error', (ctx, err) => {
    const { RefreshToken: token } = ctx.oidc.entities
    if (!token?.consumed || err.error !== 'invalid_grant') return
    metrics.refreshTokensReused.inc({ realm })
    factsOf(ctx.req).outcome = 'refresh-token-reused'
    const account = token.accountId as AccountId
    const details = { reason: tokenReused }
    const session = token.sessionUid
    void recordEvent(deps, { type: 'REFRESH_TOKEN_ERROR', realm, account, session, error: 'invalid_token', details })
  })
  // after signing out, or when a used refresh token comes back after its grace period
  provider.on('grant.revoked', (ctx) => logger.info({ realm, route: ctx.oidc.route }, 'grant revoked'))
}
