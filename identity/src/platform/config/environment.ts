import { siteEnvironment, variable, variables } from '@bailclair/domain/platform/site-environment.ts'
import { isAddress, isNetwork } from '@bailclair/platform/network/networks.ts'
import { z } from 'zod/mini'

const described = <S extends z.ZodMiniType>(schema: S, description: string): S => {
  variables.add(schema, { description })
  return schema
}
/** A secret has no default here; load-config.ts gives one to the only mode that has any. */
const secret = <S extends z.ZodMiniType>(schema: S, description: string): S => {
  variables.add(schema, { description, secret: true })
  return schema
}
const between = (min: number, max: number, byDefault: number, description: string) =>
  described(z._default(z.coerce.number().check(z.int(), z.gte(min), z.lte(max)), byDefault), description)

const words = z.pipe(
  z.string(),
  z.transform((text) => text.split(/[\s,]+/).filter(Boolean)),
)

const { IDENTITY_URL, SITE_NAME, TENANT_URL, WEB_URL } = siteEnvironment.shape

/** Every variable the identity server reads, parsed once in main.ts (architecture, config). Times in seconds unless named otherwise. */
export const environment = z.object({
  SITE_NAME,
  WEB_URL,
  TENANT_URL,
  IDENTITY_URL,
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
  HOST: described(
    z._default(z.string().check(z.refine(isAddress, 'expected an IP address')), '127.0.0.1'),
    'Address the identity server listens on; 0.0.0.0 or :: in a container',
  ),
  PORT: between(1, 65_535, 3002, 'Port of the identity server'),
  LOG_LEVEL: variable.oneOf(
    ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'],
    'info',
    'Least severe log line written',
  ),
  TRUSTED_PROXIES: described(
    z._default(
      z.pipe(
        words,
        z.array(z.string().check(z.refine(isNetwork, 'expected addresses or networks such as 10.0.0.0/8'))),
      ),
      [],
    ),
    'Reverse proxies whose X-Forwarded-For is believed; empty: none',
  ),

  IDENTITY_DATABASE_URL: secret(
    z.url({ protocol: /^postgres(ql)?$/ }),
    'PostgreSQL 15 or newer, a database of its own: postgres://user:password@host:port/database',
  ),
  DATABASE_POOL_SIZE: between(1, 200, 10, 'Connections each instance may open'),
  DATABASE_STATEMENT_TIMEOUT_MS: between(100, 60_000, 5_000, 'Longest statement, and longest wait for a lock'),
  MIGRATE_AT_START: variable.flag(
    false,
    'Apply pending migrations before listening; always on in the one-machine mode',
  ),
  MIGRATION_LOCK_TIMEOUT_MS: between(100, 60_000, 3_000, 'Longest wait of a migration for a lock that traffic holds'),

  COOKIE_KEYS: secret(
    z.string().check(z.regex(/^\s*\S{32,}(\s+\S{32,})*\s*$/, 'expected keys of 32 characters or more')),
    'Keys that sign the cookies of sign-in, separated by spaces: the first signs, the others are still accepted',
  ),
  PSEUDONYM_KEY: secret(
    z.string().check(z.minLength(32)),
    'Key under which accounts and networks are hashed when failed sign-ins are counted; 32 characters or more',
  ),
  BAILCLAIR_API_CLIENT_SECRET: secret(
    z.string().check(z.minLength(16)),
    'Secret of the service account bailclair-api, with which the API manages accounts',
  ),

  SESSION_SECONDS: between(300, 86_400, 36_000, 'Longest session: after it everyone signs in again'),
  IDLE_SECONDS: between(300, 86_400, 1_800, 'A refresh token left unused for this long is dead'),

  PASSWORD_CONCURRENCY: between(1, 16, 1, 'Passwords hashed at the same time; each takes one core and 19 MiB'),
  PASSWORD_QUEUE_LENGTH: between(1, 10_000, 100, 'Passwords that may wait to be hashed; further ones answer 503'),
  SIGN_IN_FREE_FAILURES: between(1, 1_000_000, 5, 'Wrong passwords of an account before it has to wait'),
  SIGN_IN_FREE_FAILURES_PER_NETWORK: between(1, 1_000_000, 100, 'Wrong passwords of a network before it has to wait'),

  FEDERATION_ISSUER: variable.text('', 'OpenID Connect issuer of the national federation; empty: no federation'),
  FEDERATION_NAME: variable.text('Identité nationale', 'Name of the federation on the sign-in page'),
  FEDERATION_CLIENT_ID: variable.text('bailclair', 'Our client id at the federation'),
  FEDERATION_CLIENT_SECRET: secret(z._default(z.string(), ''), 'Our client secret at the federation'),

  HEADER_LIMIT_BYTES: between(4_096, 65_536, 16_384, 'Largest request line and headers together'),
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
  DRAIN_TIMEOUT_MS: between(100, 120_000, 10_000, 'After that: time for requests in flight to finish'),
})

/** The parsed environment: a variable has one name, in the table of docs/operations.md and in the code. */
export type Config = z.output<typeof environment>
