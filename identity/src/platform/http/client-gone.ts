const codes: ReadonlySet<unknown> = new Set(['ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ERR_HTTP_REQUEST_TIMEOUT'])

/** The client disconnected or was too slow: no response is possible, and it is no server error. */
export const isClientGone = (error: unknown): boolean =>
  error instanceof Error && codes.has((error as { code?: unknown }).code)
