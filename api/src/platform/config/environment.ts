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
import { address, between, described, list, secret, someOf } from '@bailclair/server-kit/config/variables.ts'
import { preparations } from '@bailclair/server-kit/database/named-statements.ts'
import { isKey } from '@bailclair/server-kit/key-ring.ts'
import { isNetwork } from '@bailclair/server-kit/network/networks.ts'
import { z } from 'zod/mini'

const isOrigin = (text: string) => URL.canParse(text) && new URL(text).origin === text

/** Checked at boot: an invalid header value would fail only at the first call. */
const headerValue = () =>
  z.string().check(z.regex(/^[\x21-\x7e]+$/, 'expected printable ASCII characters without spaces'))

const key = () => z.string().check(z.refine(isKey, 'expected 32 bytes in base64'))

/** What an instance may do; decided by ROLES. */
export const roles = ['web', 'worker', 'jobs', 'documents'] as const
export type Role = (typeof roles)[number]

/** Every environment variable of the API, parsed once in main.ts. Times are in milliseconds, sizes in bytes. */
export const environment = z.extend(siteEnvironment, {
  ...processVariables,
  ...logVariables,
  ...traceVariables('bailclair-api'),
  ROLES: someOf(
    roles,
    'What this instance does: web answers requests; worker sends mails and settles what waits; jobs runs the scheduled jobs; documents reads uploads, erases and encrypts anew in the background',
  ),
  HOST: address('127.0.0.1', 'Address the API listens on; 0.0.0.0 or :: in a container'),
  PORT: between(1, 65_535, 3001, 'Port of the API'),
  METRICS_HOST: address('127.0.0.1', 'Address of the private metrics server; never a public one'),
  METRICS_PORT: between(1, 65_535, 3091, 'Port of the private metrics server'),

  DATABASE_URL: databaseUrl(
    'PostgreSQL 15 or newer, or PgBouncer in transaction mode in front of it: postgres://user:password@host:port/database',
  ),
  DATABASE_DIRECT_URL: optionalDatabaseUrl(
    'The same database without a pooler, for migrations and backups; empty: DATABASE_URL',
  ),
  DATABASE_REPLICA_URL: optionalDatabaseUrl(
    'A standby of the same database, for figures and exports; empty: DATABASE_URL. The primary is read while it is away or behind',
  ),
  DATABASE_REPLICA_MAX_LAG_SECONDS: between(
    0,
    3_600,
    30,
    'How far behind the standby may be for figures; an export always has everything',
  ),
  ...databaseVariables,
  DATABASE_PREPARED_STATEMENTS: variable.oneOf(
    preparations,
    'auto',
    'Plans of frequent statements are kept for each connection. auto: unless a pooler is in between; on: also with PgBouncer 1.21 or newer and its max_prepared_statements; off: never',
  ),
  ANSWER_MEMORY_BYTES: between(
    0,
    1_000_000_000,
    8_000_000,
    'Memory per instance for the latest answers of pages that poll, in bytes; 0: they are built for each call',
  ),
  DATABASE_EXPORT_POOL_SIZE: between(
    1,
    50,
    2,
    'Database connections per instance for data exports and lists to download, on top of DATABASE_POOL_SIZE',
  ),

  SMTP_URL: secret(z.url({ protocol: /^smtps?$/ }), 'Outgoing mail: smtp://user:password@host:587, or smtps://'),
  MAIL_CONCURRENCY: between(1, 100, 4, 'Mails sent at a time per instance; each uses a database connection'),
  MAIL_FROM: variable.own(variable.text('BailClair <ne-pas-repondre@bailclair.example>', 'Sender of every mail')),

  IDENTITY_INTERNAL_URL: described(
    z._default(z.union([z.literal(''), z.url({ protocol: /^https?$/ })]), ''),
    'Internal address of the identity server; empty: IDENTITY_URL',
  ),
  IDENTITY_TIMEOUT_MS: between(100, 10_000, 4_000, 'Timeout of one call to the identity server'),
  ACCESS_TOKEN_SECONDS: between(
    60,
    3_600,
    300,
    'Lifetime of access tokens in the realms; the API refuses older ones, whatever expiry they state',
  ),
  BAILCLAIR_API_CLIENT_SECRET: secret(
    z.string().check(z.minLength(16)),
    'Secret of the client bailclair-api, with which the API manages accounts at the identity server; 16 characters or more',
  ),
  ACCOUNT_PRIVACY: variable.oneOf(
    ['spec', 'neutral'],
    'spec',
    'neutral: sign-up and forgotten password no longer reveal whether an address has an account (decision 10)',
  ),

  ADDRESS_API_URL: variable.url('http://localhost:3005', 'National address directory (geocoding API), without /search'),
  ADDRESS_TIMEOUT_MS: between(100, 2_200, 2_000, 'Timeout of the address directory'),
  DPE_API_URL: variable.url('http://localhost:3006', 'National registry of energy certificates, without /pub/dpe'),
  DPE_CLIENT_ID: secret(headerValue(), 'Client id given by the registry of energy certificates'),
  DPE_CLIENT_SECRET: secret(headerValue(), 'Client secret given by the registry of energy certificates'),
  DPE_TIMEOUT_MS: between(100, 3_700, 3_500, 'Timeout of the registry of energy certificates'),

  TRUST_LIST_URLS: list(
    (address) => URL.canParse(address) && /^https?:$/.test(new URL(address).protocol),
    'http(s) addresses',
    'Where npm run trust-list -- fetch takes the official list of 2D-Doc (the first address, https), certificates and revocations (the others) from',
  ),

  FILES_WEBHOOK_SECRET: secret(
    z._default(z.union([z.literal(''), z.string().check(z.minLength(32))]), ''),
    'Secret with which another tenant system signs its deliveries, 32 characters or more; empty: no webhook',
  ),

  DOCUMENT_FOLDER: variable.text(
    '',
    'Folder for the encrypted documents of tenants, readable by the user of the API alone; needed unless DOCUMENT_S3_URL is set',
  ),
  DOCUMENT_KEY: secret(
    key(),
    'Key that encrypts the key of each document: 32 random bytes in base64 (openssl rand -base64 32). If it is lost, every document is lost',
  ),
  DOCUMENT_RETIRED_KEYS: list(
    isKey,
    'keys of 32 bytes in base64',
    'Former values of DOCUMENT_KEY, secret as well: kept until the metric documents_under_retired_key is 0',
  ),
  DOCUMENT_S3_URL: described(
    z._default(z.union([z.literal(''), z.url({ protocol: /^https?$/ })]), ''),
    'S3-compatible store for documents, with the bucket in the path: https://s3.example.org/bucket; empty: DOCUMENT_FOLDER',
  ),
  DOCUMENT_S3_REGION: variable.text('us-east-1', 'Region of the S3-compatible store'),
  DOCUMENT_S3_ACCESS_KEY_ID: secret(z._default(z.string(), ''), 'Access key of the S3-compatible store'),
  DOCUMENT_S3_SECRET_ACCESS_KEY: secret(z._default(z.string(), ''), 'Secret of that access key'),
  DOCUMENT_S3_TIMEOUT_MS: between(100, 25_000, 10_000, 'Timeout of one call to the S3-compatible store'),

  DOCUMENT_S3_ENCRYPTION: variable.oneOf(
    ['', 'AES256', 'aws:kms'],
    '',
    'Encryption by the S3-compatible store, on top of ours: AES256, aws:kms, or empty to leave it to the bucket',
  ),
  DOCUMENT_S3_KMS_KEY_ID: variable.text('', 'Key of aws:kms; empty: that of the bucket'),
  DOCUMENT_OLD_FOLDER: variable.text(
    '',
    'While documents move: the former DOCUMENT_FOLDER. Documents missing in the new store are read there, and erased in both',
  ),
  DOCUMENT_OLD_S3_URL: described(
    z._default(z.union([z.literal(''), z.url({ protocol: /^https?$/ })]), ''),
    'While documents move: the former DOCUMENT_S3_URL, instead of DOCUMENT_OLD_FOLDER',
  ),
  DOCUMENT_OLD_S3_REGION: variable.text('us-east-1', 'Region of the former store'),
  DOCUMENT_OLD_S3_ACCESS_KEY_ID: secret(z._default(z.string(), ''), 'Access key of the former store'),
  DOCUMENT_OLD_S3_SECRET_ACCESS_KEY: secret(z._default(z.string(), ''), 'Secret of that access key'),
  DOCUMENT_REWRAP_PER_SECOND: between(
    1,
    10_000,
    200,
    'After a new DOCUMENT_KEY: documents per second that each instance puts under it',
  ),

  TOKEN_KEY: secret(
    key(),
    'Key that hashes and encrypts the tokens of links: 32 random bytes in base64. If it is lost, every link that was given out is lost',
  ),
  TOKEN_RETIRED_KEYS: list(
    isKey,
    'keys of 32 bytes in base64',
    'Former values of TOKEN_KEY, secret as well: kept until the metric tokens_under_retired_key is 0',
  ),

  ALLOWED_ORIGINS: list(
    isOrigin,
    'origins such as https://example.org',
    'Web origins that may call the API from a browser; empty: those of WEB_URL, TENANT_URL and DESK_URL',
  ),
  TRUSTED_PROXIES: list(
    isNetwork,
    'addresses or networks such as 10.0.0.0/8',
    'Reverse proxies whose X-Forwarded-* and X-Request-Id are trusted; empty: none',
  ),
  COUNTRY_HEADER: described(
    z._default(
      z.union([
        z.literal(''),
        z.string().check(z.toLowerCase(), z.regex(/^[\w-]{1,64}$/, 'expected the name of a header')),
      ]),
      '',
    ),
    'Header in which a proxy of TRUSTED_PROXIES names the country of the caller (ISO 3166), for the list of signed-in devices; empty: no country is stored',
  ),
  PSEUDONYM_KEY: secret(
    z.string().check(z.minLength(32)),
    'Key that hashes networks and accounts in rate limits, audit entries and tombstones, makes fingerprints of documents, and encrypts unsubscribe links; 32 characters or more',
  ),
  ONE_MACHINE_BUDGET_FACTOR: between(
    1,
    1_000_000,
    1_000,
    'Rate limits are multiplied by this for loopback in the one-machine mode (decision 43)',
  ),

  ...connectionVariables,
  UPLOAD_WAIT_MS: between(
    0,
    20_000,
    10_000,
    'How long the answer to an upload waits until it is read; then the page shows that it is being read',
  ),
  UPLOADS_AT_ONCE: between(1, 64, 2, 'Uploads that an instance with the role documents reads at the same time'),
  READER_ISOLATION: variable.oneOf(
    ['preferred', 'required'],
    'preferred',
    'Whether processes that read documents must have no network. preferred: where the system allows it, else the log warns; required: an instance with the role web or documents does not start elsewhere',
  ),
  TEXT_RECOGNITION: variable.oneOf(
    ['on', 'off'],
    'on',
    'Whether the role documents recognises words in scans and photographs, after they can be opened; 2 to 20 s of one core a page',
  ),
  VIRUS_SCANNER: described(
    z._default(
      z.union([
        z.literal(''),
        z.string().check(z.regex(/^(tcp:\/\/[^/\s]+:\d+|unix:\/\/\/\S+)$/, 'expected tcp://host:port or unix:///path')),
      ]),
      '',
    ),
    'clamd, to which the role documents shows each upload before it is read: tcp://host:port or unix:///path; empty: none',
  ),
  VIRUS_SCANNER_FAILURE: variable.oneOf(
    ['closed', 'open'],
    'closed',
    'While the scanner gives no verdict. closed: uploads wait for it; open: they are read without it, and the log says so',
  ),
  VIRUS_SCANNER_TIMEOUT_MS: between(100, 60_000, 20_000, 'Timeout of one scan'),
  UPLOAD_TIMEOUT_MS: between(1_000, 600_000, 120_000, 'Time a client has to send a document of up to 10 MB'),
  BODY_LIMIT_BYTES: between(1_024, 10_485_760, 65_536, 'Largest request body'),
  HEADER_LIMIT_BYTES: between(4_096, 65_536, 16_384, 'Largest request line and headers together'),
  HANDLER_TIMEOUT_MS: between(100, 120_000, 15_000, 'Timeout of a request in the API, then 503'),
})

export type Config = z.output<typeof environment>

/** Variables with which a command of the operator reaches the database. */
export const commandVariables = {
  DATABASE_URL: true,
  DATABASE_POOL_SIZE: true,
  DATABASE_MAX_WAIT_MS: true,
  DATABASE_STATEMENT_TIMEOUT_MS: true,
  DATABASE_PREPARED_STATEMENTS: true,
  LOG_LEVEL: true,
} as const
