/**
 * A temporary failure: the database is down or the password queue is full. The response is 503 with Retry-After. It has
 * the shape of an oidc-provider error, so oidc-provider passes it on.
 */
export class Unavailable extends Error {
  override readonly name = 'Unavailable'
  readonly error = 'temporarily_unavailable'
  readonly status = 503
  readonly statusCode = 503
  readonly expose = true
  /** provider-errors.ts decides the response during sign-in. */
  readonly allow_redirect = false
  /** In seconds. */
  readonly retryAfter: number

  constructor(retryAfter: number, options?: ErrorOptions) {
    super('temporarily_unavailable', options)
    this.retryAfter = retryAfter
  }
}
