/**
 * Something passes and the client may try again: the database is away, or too many passwords wait to be hashed. Every
 * answer for it is 503 with Retry-After. Shaped like the errors of oidc-provider, which lets it through as it is.
 */
export class Unavailable extends Error {
  override readonly name = 'Unavailable'
  readonly error = 'temporarily_unavailable'
  readonly status = 503
  readonly statusCode = 503
  readonly expose = true
  /** What an outage answers on the way to sign-in is decided by provider-errors.ts. */
  readonly allow_redirect = false
  /** In seconds. */
  readonly retryAfter: number

  constructor(retryAfter: number, options?: ErrorOptions) {
    super('temporarily_unavailable', options)
    this.retryAfter = retryAfter
  }
}
