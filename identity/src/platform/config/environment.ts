import {
  connectionVariables,
  databaseUrl,
  databaseVariables,
  logVariables,
  optionalDatabaseUrl,
  processVariables,
  traceVariables,
} from '@bailclair/server-kit/config/server-environment.ts'
import { siteEnvironment, variable } from '@bailclair/server-kit/config/site-environment.ts'
import { address, between, list, secret } from '@bailclair/server-kit/config/variables.ts'
import { isKey } from '@bailclair/server-kit/key-ring.ts'
import { isNetwork } from '@bailclair/server-kit/network/networks.ts'
import { z } from 'zod/mini'

const { DESK_URL, ERROR_REPORT_DSN, IDENTITY_URL, RELEASE, SITE_NAME, TENANT_URL, WEB_URL } = siteEnvironment.shape

/**
 * Every environment variable of the identity server, parsed once in main.ts. Times are in seconds unless their name
 * says otherwise.
 */
export const environment = z.object({
  SITE_NAME,
  WEB_URL,
  TENANT_URL,
  DESK_URL,
  IDENTITY_URL,
  ERROR_REPORT_DSN,
  RELEASE,
  ...processVariables,
  ...logVariables,
  ...traceVariables('bailclair-identity'),
  HOST: address('127.0.0.1', 'Address the identity server listens on; 0.0.0.0 or :: in a container'),
  PORT: between(1, 65_535, 3002, 'Port of the identity server'),
  METRICS_HOST: address('127.0.0.1', 'Address of the metrics server'),
  METRICS_PORT: between(1, 65_535, 3092, 'Port of the private metrics server'),
  TRUSTED_PROXIES: list(
    isNetwork,
    'addresses or networks such as 10.0.0.0/8',
    'Reverse proxies whose X-Forwarded-For is trusted; empty: none',
  ),

  IDENTITY_DATABASE_URL: databaseUrl(
    'PostgreSQL 15 or newer, or PgBouncer in transaction mode in front of it, a database of its own: postgres://user:password@host:port/database',
  ),
  IDENTITY_DATABASE_DIRECT_URL: optionalDatabaseUrl(
    'The same database without a pooler, for migrations and backups; empty: IDENTITY_DATABASE_URL',
  ),
  ...databaseVariables,

  COOKIE_KEYS: secret(
    z.string().check(z.regex(/^\s*\S{32,}(\s+\S{32,})*\s*$/, 'expected keys of 32 characters or more')),
    'Keys that sign the cookies of sign-in, separated by spaces: the first signs, the others are still accepted',
  ),
  SIGNING_KEY_ENCRYPTION_KEYS: secret(
    z.string().check(z.refine((text) => text.trim().split(/\s+/).every(isKey), 'expected keys of 32 bytes in base64')),
    'Keys that encrypt signing keys and secrets of code apps in the database, 32 random bytes in base64, separated by spaces: the first encrypts, the others still decrypt',
  ),
  PSEUDONYM_KEY: secret(
    z.string().check(z.minLength(32)),
    'Key that hashes recovery codes, and accounts and networks in counts of failed sign-ins; 32 characters or more',
  ),
  BAILCLAIR_API_CLIENT_SECRET: secret(
    z.string().check(z.minLength(16)),
    'Secret of the service account bailclair-api, with which the API manages accounts',
  ),

  SESSION_SECONDS: between(300, 86_400, 36_000, 'Maximum length of a session'),
  IDLE_SECONDS: between(300, 86_400, 1_800, 'A refresh token expires after this time without use'),

  PASSWORD_CONCURRENCY: between(1, 16, 1, 'Passwords hashed at the same time; each takes one core and 19 MiB'),
  PASSWORD_QUEUE_LENGTH: between(1, 10_000, 100, 'Passwords that may wait to be hashed; further ones get 503'),
  SIGN_IN_FREE_FAILURES: between(1, 1_000_000, 5, 'Wrong passwords of an account before it must wait'),
  SIGN_IN_FREE_FAILURES_PER_NETWORK: between(1, 1_000_000, 100, 'Wrong passwords of a network before it must wait'),

  FEDERATION_ISSUER: variable.text('', 'OpenID Connect issuer of the national federation; empty: no federation'),
  FEDERATION_NAME: variable.text('Identité nationale', 'Name of the federation on the sign-in page'),
  FEDERATION_CLIENT_ID: variable.text('bailclair', 'Our client id at the federation'),
  FEDERATION_CLIENT_SECRET: secret(z._default(z.string(), ''), 'Our client secret at the federation'),

  ...connectionVariables,
  HEADER_LIMIT_BYTES: between(4_096, 65_536, 16_384, 'Largest request line and headers together'),
})

export type Config = z.output<typeof environment>
