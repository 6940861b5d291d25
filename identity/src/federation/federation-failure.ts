import { AuthorizationResponseError, ClientError, ResponseBodyError } from 'openid-client'
import type { FederationFailureKind } from '#pages/federation-failure.messages.ts'

/** Somebody returned from the federation without being identified, or could not be sent there. */
export class FederationFailure extends Error {
  override readonly name = 'FederationFailure'
  readonly kind: FederationFailureKind

  constructor(kind: FederationFailureKind, options?: ErrorOptions) {
    super(kind, options)
    this.kind = kind
  }
}

/** OAuth errors that mean that the federation is down. */
const outageErrors: ReadonlySet<string> = new Set(['server_error', 'temporarily_unavailable'])
const awayCodes: ReadonlySet<unknown> = new Set([
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'OAUTH_PARSE_ERROR',
])

/** Maps an error of openid-client or of the network to the page for the person. */
export function toFederationFailure(cause: unknown): FederationFailure {
  if (cause instanceof FederationFailure) return cause
  return new FederationFailure(kindOf(cause), { cause })
}

function kindOf(cause: unknown): FederationFailureKind {
  if (cause instanceof AuthorizationResponseError) {
    if (cause.error === 'access_denied') return 'cancelled'
    return outageErrors.has(cause.error) ? 'unavailable' : 'failed'
  }
  if (cause instanceof ResponseBodyError) return cause.status >= 500 ? 'unavailable' : 'failed'
  if (cause instanceof ClientError) {
    if (cause.cause instanceof FederationFailure) return cause.cause.kind
    return awayCodes.has(cause.code) ? 'unavailable' : 'failed'
  }
  // fetch throws a TypeError for every network failure
  return cause instanceof TypeError && cause.message === 'fetch failed' ? 'unavailable' : 'failed'
}

/** For the log: openid-client quotes claims and whole responses in its errors, which are personal data. */
export function reasonOf({ kind, cause }: FederationFailure): string {
  const { name, code } = (cause ?? {}) as { name?: unknown; code?: unknown }
  return [kind, name, code].filter((part) => typeof part === 'string').join(' ')
}
