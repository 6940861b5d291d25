/** SQLSTATE of temporary failures: the server is down, starting, full or a standby, or the statement timed out. */
const temporaryCodes = [
  /^08/, // connection exception
  /^53/, // insufficient resources, too many connections
  /^57P0[1-5]$/, // shut down, crashed, starting, dropped, idle session
  /^57014$/, // statement_timeout
  /^25006$/, // read-only: a standby before its promotion
  /^25P0[34]$/, // idle in transaction, transaction_timeout
  /^40(001|P01)$/, // serialisation, deadlock
  /^55P03$/, // lock_timeout
  /^(ECONN(REFUSED|RESET|ABORTED)|ETIMEDOUT|EPIPE|EAI_AGAIN|ENOTFOUND|EHOSTUNREACH|ENETUNREACH)$/,
]
/** Errors of `pg` without a code. */
const lostConnection =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error)/

/** Temporary: 503 with Retry-After, not 500. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code } = error as { code?: unknown }
  return typeof code === 'string'
    ? temporaryCodes.some((pattern) => pattern.test(code))
    : lostConnection.test(error.message)
}

/** A NUL or a lone surrogate that a schema let through. PostgreSQL cannot store it, so it is the client's fault. */
export const isUnstorableText = (error: unknown): boolean =>
  error instanceof Error && ['22021', '22P05'].includes(String((error as { code?: unknown }).code))
