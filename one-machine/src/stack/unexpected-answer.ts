/** A server answered, but not as expected. */
export class UnexpectedAnswer extends Error {
  readonly status: number
  /** 503 with `Retry-After`: the server asks to come back. */
  readonly isOverloaded: boolean
  constructor(what: string, { status, headers }: Pick<Response, 'status' | 'headers'>) {
    super(`${what}: ${status}`)
    this.status = status
    this.isOverloaded = status === 503 && headers.has('retry-after')
  }
}
