import { z } from 'zod/mini'
import { variable } from './site-environment.ts'
import { between, described, secret } from './variables.ts'

/** Variables of every server. Times are in milliseconds, sizes in bytes. */
export const processVariables = {
  NODE_ENV: variable.oneOf(
    ['development', 'test', 'production'],
    'development',
    'production refuses demonstration settings',
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
    'Minimum level of log lines',
  ),
}

/** The address of a PostgreSQL server, or of a PgBouncer in front of it. */
export const databaseUrl = (description: string) => secret(z.url({ protocol: /^postgres(ql)?$/ }), description)

export const optionalDatabaseUrl = (description: string) =>
  secret(z._default(z.union([z.literal(''), z.url({ protocol: /^postgres(ql)?$/ })]), ''), description)

/** Names and meaning are those of OpenTelemetry. */
export const traceVariables = (service: string) => ({
  OTEL_EXPORTER_OTLP_ENDPOINT: described(
    z._default(z.union([z.literal(''), z.url({ protocol: /^https?$/ })]), ''),
    'OpenTelemetry collector that gets spans (OTLP over HTTP, in JSON), without /v1/traces; empty: none',
  ),
  OTEL_SERVICE_NAME: variable.text(service, 'Name of this server in traces'),
  OTEL_TRACES_SAMPLER_ARG: described(
    z._default(
      z.pipe(z.string().check(z.regex(/^(0(\.\d+)?|1(\.0+)?)$/, 'expected a number from 0 to 1')), z.transform(Number)),
      1,
    ),
    'Share of traces that the collector gets, from 0 to 1; set the same at API and identity server',
  ),
})

export const databaseVariables = {
  DATABASE_POOL_SIZE: between(1, 200, 10, 'Database connections per instance'),
  DATABASE_MAX_WAIT_MS: between(100, 60_000, 2_000, 'How long a request waits for a connection, then 503'),
  DATABASE_STATEMENT_TIMEOUT_MS: between(100, 60_000, 5_000, 'Timeout of a statement, and of a wait for a lock'),
  MIGRATE_AT_START: variable.flag(
    false,
    'Apply pending migrations before listening; always on in the one-machine mode',
  ),
  MIGRATION_LOCK_TIMEOUT_MS: between(100, 60_000, 3_000, 'Timeout of a migration that waits for a lock'),
}

/** Limits against slow or greedy clients, and the times of a shutdown. */
export const connectionVariables = {
  HEADERS_TIMEOUT_MS: between(100, 60_000, 5_000, 'Time a client has to send its headers'),
  REQUEST_TIMEOUT_MS: between(100, 120_000, 10_000, 'Time a client has to send its whole request'),
  KEEP_ALIVE_TIMEOUT_MS: between(
    100,
    600_000,
    65_000,
    'Idle connections close after this; must be longer than the keep-alive of the proxy in front',
  ),
  MAX_CONNECTIONS: between(10, 100_000, 2_000, 'Open connections per instance; a further one replaces a slow one'),
  MAX_CONNECTIONS_PER_NETWORK: between(
    10,
    100_000,
    500,
    'Open connections of one network (an IPv4 address or an IPv6 /64), unless it is in TRUSTED_PROXIES',
  ),
  DRAIN_DELAY_MS: between(
    0,
    60_000,
    250,
    'After SIGTERM: not ready but still serving for this long, so that load balancers notice',
  ),
  DRAIN_TIMEOUT_MS: between(100, 120_000, 10_000, 'Then: time for open requests and workers to finish'),
}
