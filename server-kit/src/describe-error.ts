type ErrorDescription = { type: string; code?: string; stack: string[]; cause?: ErrorDescription }

/**
 * Logs type, code and stack of an error, never its message: messages of PostgreSQL, JSON.parse and SMTP servers quote
 * what the visitor sent.
 */
export function describeError(error: unknown): ErrorDescription {
  if (!(error instanceof Error)) return { type: typeof error, stack: [] }
  const { code, cause } = error as { code?: unknown; cause?: unknown }
  return {
    type: error.name,
    ...(typeof code === 'string' && { code }),
    stack: (error.stack ?? '')
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line.startsWith('at ')),
    ...(cause !== undefined && { cause: describeError(cause) }),
  }
}
