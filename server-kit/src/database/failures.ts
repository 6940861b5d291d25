/** SQLSTATE of failures that pass: the server is away, starting, full, or the statement gave up waiting. */
const passing = [
  /^08/, // connection exception
  /^53/, // insufficient resources, too many connections
  /^57P0[1-5]$/, // shut down, crashed, starting, dropped, idle session
  /^57014$/, // statement_timeout
  /^25P0[34]$/, // idle in transaction, transaction_timeout
  /^40(001|P01)$/, // serialisation, deadlock
  /^55P03$/, // lock_timeout
  /^(ECONN(REFUSED|RESET|ABORTED)|ETIMEDOUT|EPIPE|EAI_AGAIN|ENOTFOUND|EHOSTUNREACH|ENETUNREACH)$/,
]
/** What `pg` says without a code. */
const lost =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error)/

/** The database cannot answer now, but will: 503 with Retry-After, not 500 (contract, conventions). */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code } = error as { code?: unknown }
  return typeof code === 'string' ? passing.some((pattern) => pattern.test(code)) : lost.test(error.message)
}

/** A NUL or a half character that a schema let through: PostgreSQL cannot store it, and the client sent it. */
export const isUnstorableText = (error: unknown): boolean =>
  error instanceof Error && ['22021', '22P05'].includes(String((error as { code?: unknown }).code))
