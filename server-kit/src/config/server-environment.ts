import { variable } from './site-environment.ts'
import { between } from './variables.ts'

/** What every server reads. Times in milliseconds, sizes in bytes. */
export const processVariables = {
  NODE_ENV: variable.oneOf(
    ['development', 'test', 'production'],
    'development',
    'production refuses everything meant for demonstrations',
  ),
  BAILCLAIR_MODE: variable.oneOf(
    ['deployed', 'one-machine'],
    'deployed',
    'one-machine: everything on one computer, with demonstration secrets; never in production',
  ),
}

export const logVariables = {
  LOG_LEVEL: variable.oneOf(
    ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'],
    'info',
    'Least severe log line written',
  ),
}

export const databaseVariables = {
  DATABASE_POOL_SIZE: between(1, 200, 10, 'Connections each instance may open'),
  DATABASE_STATEMENT_TIMEOUT_MS: between(100, 60_000, 5_000, 'Longest statement, and longest wait for a lock'),
  MIGRATE_AT_START: variable.flag(
    false,
    'Apply pending migrations before listening; always on in the one-machine mode',
  ),
  MIGRATION_LOCK_TIMEOUT_MS: between(100, 60_000, 3_000, 'Longest wait of a migration for a lock that traffic holds'),
}

/** Limits that a slow or greedy client meets before the others notice, and the way down. */
export const connectionVariables = {
  HEADERS_TIMEOUT_MS: between(100, 60_000, 5_000, 'Time a client has to send its headers'),
  REQUEST_TIMEOUT_MS: between(100, 120_000, 10_000, 'Time a client has to send its whole request'),
  KEEP_ALIVE_TIMEOUT_MS: between(
    100,
    600_000,
    65_000,
    'Idle connections close after this; longer than the keep-alive of the proxy in front',
  ),
  MAX_CONNECTIONS: between(10, 100_000, 2_000, 'Open connections per instance; further ones are dropped'),
  DRAIN_DELAY_MS: between(
    0,
    60_000,
    250,
    'After SIGTERM: not ready, but still serving for this long, so that a load balancer notices',
  ),
  DRAIN_TIMEOUT_MS: between(100, 120_000, 10_000, 'After that: time for requests in flight and workers to finish'),
}
