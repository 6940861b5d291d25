import { AuthorizationResponseError, ClientError, ResponseBodyError } from 'openid-client'
import type { FederationFailureKind } from '#pages/federation-failure.messages.ts'

/** Somebody came back from the federation without being identified, or could not be sent there. */
export class FederationFailure extends Error {
  override readonly name = 'FederationFailure'
  readonly kind: FederationFailureKind

  constructor(kind: FederationFailureKind, options?: ErrorOptions) {
    super(kind, options)
    this.kind = kind
  }
}

/** A federation that says it cannot, or that says something no federation says. */
const awayErrors: ReadonlySet<string> = new Set(['server_error', 'temporarily_unavailable'])
const awayCodes: ReadonlySet<unknown> = new Set([
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'OAUTH_PARSE_ERROR',
])

/** What to tell the person about an error of openid-client, or of the network under it. */
export function toFederationFailure(cause: unknown): FederationFailure {
  if (cause instanceof FederationFailure) return cause
  return new FederationFailure(kindOf(cause), { cause })
}

function kindOf(cause: unknown): FederationFailureKind {
  if (cause instanceof AuthorizationResponseError) {
    if (cause.error === 'access_denied') return 'cancelled'
    return awayErrors.has(cause.error) ? 'unavailable' : 'failed'
  }
  if (cause instanceof ResponseBodyError) return cause.status >= 500 ? 'unavailable' : 'failed'
  if (cause instanceof ClientError) {
    if (cause.cause instanceof FederationFailure) return cause.cause.kind
    return awayCodes.has(cause.code) ? 'unavailable' : 'failed'
  }
  // fetch says TypeError of every failure of the network
  return cause instanceof TypeError && cause.message === 'fetch failed' ? 'unavailable' : 'failed'
}

/** For the log: openid-client quotes claims and whole answers in its errors, and those are of a person. */
export function reasonOf({ kind, cause }: FederationFailure): string {
  const { name, code } = (cause ?? {}) as { name?: unknown; code?: unknown }
  return [kind, name, code].filter((part) => typeof part === 'string').join(' ')
}
