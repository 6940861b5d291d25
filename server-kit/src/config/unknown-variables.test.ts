import { describe, expect, it } from 'vitest'
import { findUnknownVariables, ownPrefixes } from './unknown-variables.ts'
import { variableNames } from './variable-names.generated.ts'

const unknown = (env: Record<string, string>) => findUnknownVariables(env, ['SECRET_OF_SCHEMA'])

describe('findUnknownVariables', () => {
  it.each([
    ['DATABASE_ULR', 'DATABASE_URL'],
    ['DATABSE_URL', 'DATABASE_URL'],
    ['DATABASEURL', 'DATABASE_URL'],
    ['database_url', 'DATABASE_URL'],
    ['SMTP_URI', 'SMTP_URL'],
    ['MAIL_FORM', 'MAIL_FROM'],
    ['OPERATOR_REGISTRATON', 'OPERATOR_REGISTRATION'],
    ['TRUSTED_PROXY', undefined],
    ['TRUSTED_PROXYS', 'TRUSTED_PROXIES'],
    ['WEB_ULR', 'WEB_URL'],
    ['PROT', 'PORT'],
    ['LOGLEVEL', 'LOG_LEVEL'],
    ['SECRET_OF_SCEHMA', 'SECRET_OF_SCHEMA'],
  ])('%s: did you mean %s?', (name, meant) => {
    expect(unknown({ [name]: 'canary' })).toEqual(meant ? [`${name} is unknown: did you mean ${meant}?`] : [])
  })

  it.each(['DATABASE_PASSWORD', 'SMTP_PASSWORD', 'DPE_KEY', 'FEDERATION_SECRET', 'OPERATOR_SIREN', 'MAIL_REPLY_TO'])(
    '%s is in a family of ours, but not one of ours',
    (name) => {
      expect(unknown({ [name]: 'canary' })).toEqual([`${name} is unknown: docs/operations.md lists every variable`])
    },
  )

  it.each([
    ...[
      'PATH',
      'HOME',
      'HOSTNAME',
      'USER',
      'LOGNAME',
      'SHELL',
      'SHLVL',
      'PWD',
      'OLDPWD',
      'TERM',
      'LANG',
      'LC_ALL',
      'TZ',
    ],
    ...['NODE_OPTIONS', 'NODE_EXTRA_CA_CERTS', 'NODE_VERSION', 'npm_config_cache', 'npm_package_name', 'INIT_CWD'],
    ...['KUBERNETES_SERVICE_HOST', 'KUBERNETES_PORT', 'POSTGRES_PASSWORD', 'POSTGRES_HOST', 'PGHOST', 'PGPASSWORD'],
    ...['API_SERVICE_HOST', 'OWNER_SERVICE_PORT_HTTP', 'METRICS_SERVICE_HOST', 'SMTP_PORT_25_TCP_ADDR'],
    ...['INVOCATION_ID', 'JOURNAL_STREAM', 'STATE_DIRECTORY', 'CREDENTIALS_DIRECTORY', 'NOTIFY_SOCKET', 'container'],
    ...['HTTP_PROXY', 'https_proxy', 'NO_PROXY', 'SSL_CERT_FILE', 'AWS_REGION', 'AWS_SECRET_ACCESS_KEY', 'S3_BUCKET'],
    ...['OTEL_SERVICE_NAME', 'DEBUG', 'DYNO', 'REDIS_URL', 'DB_URL', 'APP_URL', 'APP_ENV', 'CI', 'VCAP_SERVICES'],
  ])('%s belongs to the platform', (name) => {
    expect(unknown({ [name]: 'anything' })).toEqual([])
  })

  it('leaves links to services of Kubernetes alone, whatever their names', () => {
    expect(unknown({ API_PORT: 'tcp://10.0.0.1:3001', MAIL_PORT: 'tcp://10.0.0.1:25', SMTP_URI: 'tcp://a:1' })).toEqual(
      [],
    )
  })

  it('knows the variables of every server', () => {
    expect(unknown(Object.fromEntries(variableNames.map((name) => [name, 'x'])))).toEqual([])
    expect(variableNames).toEqual(expect.arrayContaining(['DOCUMENT_FOLDER', 'COOKIE_KEYS', 'API_INTERNAL_URL']))
  })

  it.each(ownPrefixes)('%s is the prefix of a variable', (prefix) => {
    expect(variableNames.filter((name) => name.startsWith(prefix))).not.toEqual([])
  })
})
