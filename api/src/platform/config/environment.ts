import { siteEnvironment, variable, variables } from '@bailclair/domain/platform/site-environment.ts'
import { isAddress, isNetwork } from '@bailclair/platform/network/networks.ts'
import { z } from 'zod/mini'

const described = <S extends z.ZodMiniType>(schema: S, description: string): S => {
  variables.add(schema, { description })
  return schema
}
/** A secret has no default here; load-config.ts gives one to the only mode that has any. */
const secret = (schema: z.ZodMiniType<string, string>, description: string) => {
  variables.add(schema, { description, secret: true })
  return schema
}
const between = (min: number, max: number, byDefault: number, description: string) =>
  described(z._default(z.coerce.number().check(z.int(), z.gte(min), z.lte(max)), byDefault), description)

const address = (byDefault: string, description: string) =>
  described(z._default(z.string().check(z.refine(isAddress, 'expected an IP address')), byDefault), description)

/** Words separated by spaces or commas, each of which must be acceptable. */
const list = (isAcceptable: (word: string) => boolean, expected: string, description: string) =>
  described(
    z._default(
      z.pipe(
        z.pipe(
          z.string(),
          z.transform((text) => text.split(/[\s,]+/).filter(Boolean)),
        ),
        z.array(z.string().check(z.refine(isAcceptable, `expected ${expected}`))),
      ),
      [],
    ),
    description,
  )
const isOrigin = (text: string) => URL.canParse(text) && new URL(text).origin === text

/** Every variable the API reads, parsed once in main.ts (architecture, config). Times in milliseconds, sizes in bytes. */
export const environment = z.extend(siteEnvironment, {
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
  HOST: address('127.0.0.1', 'Address the API listens on; 0.0.0.0 or :: in a container'),
  PORT: between(1, 65_535, 3001, 'Port of the API'),
  METRICS_HOST: address('127.0.0.1', 'Address of the private metrics server; never a public one'),
  METRICS_PORT: between(1, 65_535, 3091, 'Port of the private metrics server'),
  LOG_LEVEL: variable.oneOf(
    ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'],
    'info',
    'Least severe log line written',
  ),

  DATABASE_URL: secret(
    z.url({ protocol: /^postgres(ql)?$/ }),
    'PostgreSQL 15 or newer: postgres://user:password@host:port/database',
  ),
  DATABASE_POOL_SIZE: between(1, 200, 10, 'Connections each instance may open'),
  DATABASE_STATEMENT_TIMEOUT_MS: between(100, 60_000, 5_000, 'Longest statement, and longest wait for a lock'),
  MIGRATE_AT_START: variable.flag(
    false,
    'Apply pending migrations before listening; always on in the one-machine mode',
  ),
  MIGRATION_LOCK_TIMEOUT_MS: between(100, 60_000, 3_000, 'Longest wait of a migration for a lock that traffic holds'),

  SMTP_URL: secret(z.url({ protocol: /^smtps?$/ }), 'Outgoing mail: smtp://user:password@host:587, or smtps://'),
  MAIL_FROM: variable.text('BailClair <ne-pas-repondre@bailclair.example>', 'Sender of every mail'),

  IDENTITY_INTERNAL_URL: described(
    z._default(z.union([z.literal(''), z.url({ protocol: /^https?$/ })]), ''),
    'Where the API reaches the identity server, when not at its public address; empty: IDENTITY_URL',
  ),
  IDENTITY_TIMEOUT_MS: between(100, 10_000, 4_000, 'Longest wait for one answer of the identity server'),
  BAILCLAIR_API_CLIENT_SECRET: secret(
    z.string().check(z.minLength(16)),
    'Secret of the client bailclair-api, by which the API manages accounts at the identity server; 16 characters or more',
  ),
  ACCOUNT_PRIVACY: variable.oneOf(
    ['spec', 'neutral'],
    'spec',
    'neutral: sign-up and forgotten password no longer reveal whether an address has an account (decision 10)',
  ),

  ALLOWED_ORIGINS: list(
    isOrigin,
    'origins such as https://example.org',
    'Web origins that may call the API from a browser; empty: the origin of WEB_URL',
  ),
  TRUSTED_PROXIES: list(
    isNetwork,
    'addresses or networks such as 10.0.0.0/8',
    'Reverse proxies whose X-Forwarded-* and X-Request-Id are believed; empty: none',
  ),
  PSEUDONYM_KEY: secret(
    z.string().check(z.minLength(32)),
    'Key under which networks and accounts are hashed in rate budgets, audit entries and tombstones; 32 characters or more',
  ),
  ONE_MACHINE_BUDGET_FACTOR: between(
    1,
    1_000_000,
    1_000,
    'Rate budgets are this much larger for loopback in the one-machine mode (decision 43)',
  ),

  BODY_LIMIT_BYTES: between(1_024, 10_485_760, 65_536, 'Largest request body'),
  HEADER_LIMIT_BYTES: between(4_096, 65_536, 16_384, 'Largest request line and headers together'),
  HEADERS_TIMEOUT_MS: between(100, 60_000, 5_000, 'Time a client has to send its headers'),
  REQUEST_TIMEOUT_MS: between(100, 120_000, 10_000, 'Time a client has to send its whole request'),
  KEEP_ALIVE_TIMEOUT_MS: between(
    100,
    600_000,
    65_000,
    'Idle connections close after this; longer than the keep-alive of the proxy in front',
  ),
  HANDLER_TIMEOUT_MS: between(100, 120_000, 15_000, 'Time the API has to answer, then 503'),
  MAX_CONNECTIONS: between(10, 100_000, 2_000, 'Open connections per instance; further ones are dropped'),
  DRAIN_DELAY_MS: between(
    0,
    60_000,
    250,
    'After SIGTERM: not ready, but still serving for this long, so that a load balancer notices',
  ),
  DRAIN_TIMEOUT_MS: between(100, 120_000, 10_000, 'After that: time for requests in flight and workers to finish'),
})

/** The parsed environment: a variable has one name, in the table of docs/operations.md and in the code. */
export type Config = z.output<typeof environment>
