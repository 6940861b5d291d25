import { ConfigurationError } from '@bailclair/server-kit/config/parse-environment.ts'
import { describe, expect, it } from 'vitest'
import { loadConfig } from './load-config.ts'

const secrets = {
  IDENTITY_DATABASE_URL: 'postgres://user:canary-password@127.0.0.1:5432/identity',
  COOKIE_KEYS: 'canary-cookie-key-0123456789abcdef0123456789',
  SIGNING_KEY_ENCRYPTION_KEYS: Buffer.alloc(32, 'canary-signing').toString('base64'),
  PSEUDONYM_KEY: 'canary-pseudonym-key-0123456789abcdef',
  BAILCLAIR_API_CLIENT_SECRET: 'canary-client-secret',
}
const production = {
  ...secrets,
  NODE_ENV: 'production',
  WEB_URL: 'https://bailclair.example',
  TENANT_URL: 'https://locataire.bailclair.example',
  DESK_URL: 'https://poste.bailclair.example',
  IDENTITY_URL: 'https://identite.bailclair.example',
}
const problemsOf = (env: Record<string, string | undefined>) => {
  try {
    loadConfig(env)
    return []
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error
    return error.message.split('\n').slice(1)
  }
}

describe('the configuration', () => {
  it('needs only its secrets', () => {
    expect(problemsOf({})).toEqual(Object.keys(secrets).map((name) => `  - ${name} is missing`))
    expect(loadConfig(secrets)).toMatchObject({ PORT: 3002, HOST: '127.0.0.1', SESSION_SECONDS: 36_000 })
  })

  it('has demonstration secrets in one-machine mode, except for the database', () => {
    const env = { BAILCLAIR_MODE: 'one-machine', IDENTITY_DATABASE_URL: secrets.IDENTITY_DATABASE_URL }
    expect(loadConfig(env).BAILCLAIR_API_CLIENT_SECRET).toBe('one-machine-demonstration-client-secret')
    expect(loadConfig(env).SIGN_IN_FREE_FAILURES).toBe(1_000)
    expect(loadConfig({ ...env, SIGN_IN_FREE_FAILURES: '5' }).SIGN_IN_FREE_FAILURES).toBe(5)
  })

  it('refuses to boot in production with demonstration settings', () => {
    expect(problemsOf(production)).toEqual([])
    expect(problemsOf({ ...production, BAILCLAIR_MODE: 'one-machine' })).toContain(
      '  - BAILCLAIR_MODE: one-machine is for demonstrations, not production',
    )
    expect(problemsOf({ ...production, PSEUDONYM_KEY: 'one-machine-demonstration-key-not-a-secret' })).toEqual([
      '  - PSEUDONYM_KEY: the demonstration secret is public, choose another one',
    ])
    expect(
      problemsOf({ ...production, IDENTITY_URL: 'http://identite.bailclair.example', WEB_URL: undefined }),
    ).toEqual([
      '  - WEB_URL: production needs a public https:// address',
      '  - IDENTITY_URL: production needs a public https:// address',
    ])
  })

  it('names a misspelt variable in production, and knows those of the other servers', () => {
    expect(problemsOf({ ...production, FEDERATION_ISUER: 'canary', DOCUMENT_FOLDER: '/srv' })).toEqual([
      '  - FEDERATION_ISUER is unknown: did you mean FEDERATION_ISSUER?',
    ])
  })

  it.each([
    ['PORT', '0'],
    ['PORT', '65536'],
    ['HOST', 'localhost'],
    ['COOKIE_KEYS', 'short'],
    ['COOKIE_KEYS', `${secrets.COOKIE_KEYS} short`],
    ['SIGNING_KEY_ENCRYPTION_KEYS', 'short'],
    ['SIGNING_KEY_ENCRYPTION_KEYS', `${secrets.SIGNING_KEY_ENCRYPTION_KEYS} short`],
    ['PSEUDONYM_KEY', 'x'.repeat(31)],
    ['BAILCLAIR_API_CLIENT_SECRET', 'x'.repeat(15)],
    ['IDENTITY_DATABASE_URL', 'mysql://127.0.0.1'],
    ['TRUSTED_PROXIES', '10.0.0.0/33'],
    ['PASSWORD_CONCURRENCY', '0'],
  ])('refuses %s=%s, and names it without its value', (name, value) => {
    const [problem = '', ...others] = problemsOf({ ...secrets, [name]: value })
    expect(others).toEqual([])
    expect(problem).toContain(name)
    expect(problem).not.toMatch(/canary|short|xxx|mysql/)
  })
})
