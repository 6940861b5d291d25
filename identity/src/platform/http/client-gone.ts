const codes: ReadonlySet<unknown> = new Set(['ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ERR_HTTP_REQUEST_TIMEOUT'])

/** The client left, or took too long to send its request: nobody is there to answer, and nothing is wrong here. */
export const isClientGone = (error: unknown): boolean =>
  error instanceof Error && codes.has((error as { code?: unknown }).code)
