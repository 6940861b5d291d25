export class HttpError extends Error {
  override readonly name = 'HttpError'
  readonly status: number

  constructor(status: number, options?: ErrorOptions) {
    super(`HTTP ${status}`, options)
    this.status = status
  }
}
