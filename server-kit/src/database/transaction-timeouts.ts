export type Timeouts = {
  statementTimeoutMs: number
  /** By default twice the timeout of a statement. */
  idleInTransactionTimeoutMs?: number | undefined
}

/**
 * Sent with `begin`, in the same message. PgBouncer in transaction mode refuses startup parameters, and a `set` without
 * `local` would stay with a connection that others use next (decision 197).
 */
export const setTimeouts = ({ statementTimeoutMs, idleInTransactionTimeoutMs }: Timeouts): string =>
  [
    `set local statement_timeout = ${statementTimeoutMs}`,
    `set local lock_timeout = ${statementTimeoutMs}`,
    `set local idle_in_transaction_session_timeout = ${idleInTransactionTimeoutMs ?? 2 * statementTimeoutMs}`,
  ].join('; ')
