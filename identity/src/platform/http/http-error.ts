/** An answer other than success, for a request that cannot be served as it is. */
export class HttpError extends Error {
  override readonly name = 'HttpError'
  readonly status: number

  constructor(status: number, options?: ErrorOptions) {
    super(`HTTP ${status}`, options)
    this.status = status
  }
}
