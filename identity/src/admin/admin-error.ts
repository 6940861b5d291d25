/** In Keycloak's shape: `{ "errorMessage": … }` for what the caller sent, `{ "error": … }` for the rest. */
export class AdminError extends Error {
  override readonly name = 'AdminError'
  readonly status: number
  readonly body: { errorMessage: string } | { error: string }

  constructor(status: number, body: { errorMessage: string } | { error: string }) {
    super(`HTTP ${status}`)
    this.status = status
    this.body = body
  }
}

export const userNotFound = () => new AdminError(404, { error: 'User not found' })
export const userExists = () => new AdminError(409, { errorMessage: 'User exists with same email' })
