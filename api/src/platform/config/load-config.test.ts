import { operator } from '@bailclair/server-kit/test/operator.ts'
import { describe, expect, it } from 'vitest'
import { loadConfig } from './load-config.ts'

const needed = {
  DATABASE_URL: 'postgres://user:canary-password@db/bailclair',
  SMTP_URL: 'smtp://mail',
  BAILCLAIR_API_CLIENT_SECRET: 's'.repeat(16),
  DPE_CLIENT_ID: 'client',
  DPE_CLIENT_SECRET: 'secret',
  PSEUDONYM_KEY: 'k'.repeat(32),
  DOCUMENT_FOLDER: '/srv/documents',
  DOCUMENT_KEY: Buffer.alloc(32).toString('base64'),
  TOKEN_KEY: Buffer.alloc(32, 1).toString('base64'),
}
const production = {
  ...needed,
  ...operator,
  MAIL_FROM: 'Logement <ne-pas-repondre@logement.test>',
  NODE_ENV: 'production',
  FILES_WEBHOOK_SECRET: 'w'.repeat(32),
  WEB_URL: 'https://proprietaires.example',
  API_URL: 'https://api.proprietaires.example/api/',
  IDENTITY_URL: 'https://identite.example',
  TENANT_URL: 'https://locataires.example',
  DESK_URL: 'https://poste.example',
  ADDRESS_API_URL: 'https://adresses.example/geocodage',
  DPE_API_URL: 'https://registre.example/api/v1',
}
const { DATABASE_URL, SMTP_URL, DOCUMENT_FOLDER } = needed
const withoutSecrets = { DATABASE_URL, SMTP_URL, DOCUMENT_FOLDER }

function problemsOf(env: Record<string, string>): string[] {
  try {
    loadConfig(env)
    return []
  } catch (error) {
    return (error as Error).message
      .split('\n')
      .slice(1)
      .map((line) => line.replace('  - ', ''))
  }
}

describe('loadConfig', () => {
  it('needs the variables without a default, and in production also public addresses', () => {
    expect(problemsOf(needed)).toEqual([])
    expect(problemsOf(production)).toEqual([])
  })

  it('reads the name of a header in any case', () => {
    expect(loadConfig({ ...needed, COUNTRY_HEADER: 'CF-IPCountry' }).COUNTRY_HEADER).toBe('cf-ipcountry')
  })

  it('reports all problems at once', () => {
    expect(
      problemsOf({
        PORT: 'http',
        LOG_LEVEL: 'loud',
        TRUSTED_PROXIES: '10.0.0.0/8, proxy',
        WEB_URL: 'localhost',
        PSEUDONYM_KEY: 'short',
      }),
    ).toEqual([
      'WEB_URL: Invalid URL',
      expect.stringContaining('LOG_LEVEL: Invalid option: expected one of "trace"'),
      'PORT: Invalid input: expected number, received NaN',
      'DATABASE_URL is missing',
      'SMTP_URL is missing',
      'BAILCLAIR_API_CLIENT_SECRET is missing',
      'DPE_CLIENT_ID is missing',
      'DPE_CLIENT_SECRET is missing',
      'DOCUMENT_KEY is missing',
      'TOKEN_KEY is missing',
      'TRUSTED_PROXIES: expected addresses or networks such as 10.0.0.0/8',
      'PSEUDONYM_KEY: Too small: expected string to have >=32 characters',
      'DOCUMENT_FOLDER is missing, or DOCUMENT_S3_URL instead of it',
    ])
  })

  it.each([
    ['PORT', '0', '65536', '1', '65535'],
    ['DATABASE_POOL_SIZE', '0', '201', '1', '200'],
    ['DATABASE_MAX_WAIT_MS', '99', '60001', '100', '60000'],
    ['BODY_LIMIT_BYTES', '1023', '10485761', '1024', '10485760'],
    ['ADDRESS_TIMEOUT_MS', '99', '2201', '100', '2200'],
    ['DPE_TIMEOUT_MS', '99', '3701', '100', '3700'],
    ['MAIL_CONCURRENCY', '0', '101', '1', '100'],
    ['DOCUMENT_REWRAP_PER_SECOND', '0', '10001', '1', '10000'],
  ])('bounds %s', (name, below, above, least, most) => {
    for (const value of [below, above, '', '1.5', '-1'])
      expect(problemsOf({ ...needed, [name]: value })).toHaveLength(1)
    for (const value of [least, most]) expect(problemsOf({ ...needed, [name]: value })).toEqual([])
  })

  it.each([
    ['DATABASE_URL', 'mysql://db/bailclair'],
    ['SMTP_URL', 'http://mail'],
    ['IDENTITY_INTERNAL_URL', 'identity:8080'],
    ['BAILCLAIR_API_CLIENT_SECRET', 'short'],
    ['ACCOUNT_PRIVACY', 'none'],
    ['COUNTRY_HEADER', 'cf ipcountry'],
    ['FILES_WEBHOOK_SECRET', 'w'.repeat(31)],
    ['ADDRESS_API_URL', 'adresses.example'],
    ['DPE_CLIENT_SECRET', ''],
    ['DPE_CLIENT_SECRET', 'two words'],
    ['DPE_CLIENT_SECRET', 'secret\r\nhost: evil'],
    ['DPE_CLIENT_ID', 'identité'],
    ['DOCUMENT_KEY', 'a'.repeat(43)],
    ['TOKEN_KEY', 'a'.repeat(43)],
    ['DOCUMENT_KEY', Buffer.alloc(31).toString('base64')],
    ['DOCUMENT_RETIRED_KEYS', `${Buffer.alloc(32).toString('base64')}, short`],
    ['DOCUMENT_S3_TIMEOUT_MS', '25001'],
    ['DOCUMENT_S3_ENCRYPTION', 'aes'],
    ['HOST', 'localhost'],
    ['ALLOWED_ORIGINS', 'https://example.org/'],
    ['ALLOWED_ORIGINS', '*'],
    ['MIGRATE_AT_START', 'maybe'],
    ['BAILCLAIR_MODE', 'two-machines'],
    ['ROLES', 'web, mailer'],
    ['ROLES', ''],
    ['ROLES', ' , '],
  ])('refuses %s=%s', (name, value) => {
    expect(problemsOf({ ...needed, [name]: value })).toEqual([expect.stringMatching(`^${name}: `)])
  })

  it('never prints a value, because some are secret', () => {
    const problems = problemsOf({ ...needed, PORT: 'canary-port', SMTP_URL: 'ftp://user:canary-password@host' })
    expect(problems).toHaveLength(2)
    expect(problems.join()).not.toContain('canary')
  })

  it('has default secrets in the one-machine mode only', () => {
    expect(problemsOf(withoutSecrets)).toEqual([
      'BAILCLAIR_API_CLIENT_SECRET is missing',
      'DPE_CLIENT_ID is missing',
      'DPE_CLIENT_SECRET is missing',
      'DOCUMENT_KEY is missing',
      'TOKEN_KEY is missing',
      'PSEUDONYM_KEY is missing',
    ])
    expect(problemsOf({ ...withoutSecrets, BAILCLAIR_MODE: 'one-machine' })).toEqual([])
  })

  it('needs no webhook secret when there is no webhook', () => {
    expect(loadConfig(needed).FILES_WEBHOOK_SECRET).toBe('')
    expect(problemsOf({ ...needed, FILES_WEBHOOK_SECRET: '' })).toEqual([])
  })

  it('refuses the one-machine mode, its secrets and its addresses in production', () => {
    expect(problemsOf({ ...production, BAILCLAIR_MODE: 'one-machine' })).toEqual([
      'BAILCLAIR_MODE: one-machine is for demonstrations, not production',
    ])
    const config = loadConfig({ ...withoutSecrets, BAILCLAIR_MODE: 'one-machine' })
    const { PSEUDONYM_KEY, BAILCLAIR_API_CLIENT_SECRET, DPE_CLIENT_ID, DPE_CLIENT_SECRET } = config
    const { FILES_WEBHOOK_SECRET, DOCUMENT_KEY, TOKEN_KEY } = config
    const secrets = {
      PSEUDONYM_KEY,
      BAILCLAIR_API_CLIENT_SECRET,
      DPE_CLIENT_ID,
      DPE_CLIENT_SECRET,
      FILES_WEBHOOK_SECRET,
      DOCUMENT_KEY,
      TOKEN_KEY,
    }
    expect(problemsOf({ ...production, ...secrets })).toEqual(
      Object.keys(secrets).map((name) => `${name}: the demonstration secret is public, choose another one`),
    )
    expect(problemsOf({ ...production, WEB_URL: 'http://proprietaires.example' })).toEqual([
      'WEB_URL: production needs a public https:// address',
    ])
    expect(problemsOf({ ...needed, NODE_ENV: 'production' }).filter((it) => it.includes('https://'))).toHaveLength(7)
  })

  it.each([
    ['OPERATOR_REGISTRATION', '000 000 000'],
    ['MAIL_FROM', 'BailClair <ne-pas-repondre@bailclair.example>'],
    ['SMTP_URL', 'smtp://localhost:3025'],
    ['DATABASE_PASWORD', 'canary'],
  ])('refuses the placeholder or unknown %s=%s in production', (name, value) => {
    expect(problemsOf({ ...production, [name]: value })).toEqual([expect.stringMatching(`^${name}\\b`)])
    expect(problemsOf({ ...needed, NODE_ENV: 'test', [name]: value })).toEqual([])
  })

  it('needs a folder for documents, or an S3 store with credentials', () => {
    const { DOCUMENT_FOLDER: _, ...without } = production
    expect(problemsOf(without)).toEqual(['DOCUMENT_FOLDER is missing, or DOCUMENT_S3_URL instead of it'])
    const store = { DOCUMENT_S3_URL: 'https://s3.example/documents' }
    expect(problemsOf({ ...without, ...store })).toEqual([
      'DOCUMENT_S3_ACCESS_KEY_ID is missing',
      'DOCUMENT_S3_SECRET_ACCESS_KEY is missing',
    ])
    const credentials = { DOCUMENT_S3_ACCESS_KEY_ID: 'key', DOCUMENT_S3_SECRET_ACCESS_KEY: 'secret' }
    expect(problemsOf({ ...without, ...store, ...credentials })).toEqual([])
    expect(problemsOf({ ...without, ...credentials, DOCUMENT_S3_URL: 'http://s3.example/documents' })).toEqual([
      'DOCUMENT_S3_URL: production needs an https:// address',
    ])
  })

  it('has every role by default, or those that are named', () => {
    expect(loadConfig(needed).ROLES).toEqual(['web', 'worker', 'jobs', 'documents'])
    expect(loadConfig({ ...needed, ROLES: 'jobs,documents' }).ROLES).toEqual(['jobs', 'documents'])
    expect(loadConfig({ ...needed, ROLES: ' worker ' }).ROLES).toEqual(['worker'])
  })

  it('knows one old store, which is not the new one', () => {
    const old = {
      DOCUMENT_OLD_S3_URL: 'https://old.example/documents',
      DOCUMENT_OLD_S3_ACCESS_KEY_ID: 'key',
      DOCUMENT_OLD_S3_SECRET_ACCESS_KEY: 'secret',
    }
    expect(problemsOf({ ...production, ...old })).toEqual([])
    expect(problemsOf({ ...production, DOCUMENT_OLD_FOLDER: '/srv/old' })).toEqual([])
    expect(problemsOf({ ...production, DOCUMENT_OLD_S3_URL: 'http://old.example/documents' })).toEqual([
      'DOCUMENT_OLD_S3_ACCESS_KEY_ID is missing',
      'DOCUMENT_OLD_S3_SECRET_ACCESS_KEY is missing',
      'DOCUMENT_OLD_S3_URL: production needs an https:// address',
    ])
    expect(problemsOf({ ...production, ...old, DOCUMENT_OLD_FOLDER: '/srv/old' })).toEqual([
      'DOCUMENT_OLD_FOLDER and DOCUMENT_OLD_S3_URL: only one of them is the old store',
    ])
    expect(problemsOf({ ...production, DOCUMENT_OLD_FOLDER: production.DOCUMENT_FOLDER })).toEqual([
      'DOCUMENT_OLD_FOLDER: the old store is the new one',
    ])
    const current = {
      DOCUMENT_S3_URL: old.DOCUMENT_OLD_S3_URL,
      DOCUMENT_S3_ACCESS_KEY_ID: 'key',
      DOCUMENT_S3_SECRET_ACCESS_KEY: 'secret',
    }
    expect(problemsOf({ ...production, ...old, ...current })).toEqual([
      'DOCUMENT_OLD_S3_URL: the old store is the new one',
    ])
    // the former folder is still in the environment
    expect(problemsOf({ ...production, ...current, DOCUMENT_OLD_FOLDER: production.DOCUMENT_FOLDER })).toEqual([])
  })

  it('allows the origins of its own sites by default', () => {
    const originsOf = (sites: Record<string, string>) => loadConfig({ ...needed, ...sites }).ALLOWED_ORIGINS
    const sites = { WEB_URL: 'https://example.org/owners', DESK_URL: 'https://example.org/desk' }
    expect(originsOf({ ...sites, TENANT_URL: 'https://tenants.example.org/' })).toEqual([
      'https://example.org',
      'https://tenants.example.org',
    ])
    expect(originsOf({ ...sites, TENANT_URL: 'https://example.org/tenants' })).toEqual(['https://example.org'])
    expect(originsOf({ ...sites, TENANT_URL: sites.WEB_URL, DESK_URL: 'https://desk.example.org' })).toEqual([
      'https://example.org',
      'https://desk.example.org',
    ])
    expect(
      loadConfig({ ...needed, ALLOWED_ORIGINS: 'https://a.example, https://b.example:8443' }).ALLOWED_ORIGINS,
    ).toEqual(['https://a.example', 'https://b.example:8443'])
  })
})
