import { ConfigurationError, type Environment } from '@bailclair/server-kit/config/parse-environment.ts'
import { operator } from '@bailclair/server-kit/test/operator.ts'
import { describe, expect, it } from 'vitest'
import { createEnvironment } from './environment.ts'
import { loadConfig, type SiteAddress } from './load-config.ts'

const environment = createEnvironment({ name: 'web server', port: 3000 })

const load = (env: Environment, own: SiteAddress = 'WEB_URL') => loadConfig(environment, env, own)

const production = {
  ...operator,
  NODE_ENV: 'production',
  WEB_URL: 'https://bailclair.example',
  API_URL: 'https://api.bailclair.example/api/',
  IDENTITY_URL: 'https://identity.bailclair.example',
  TENANT_URL: 'https://tenant.bailclair.example',
}

describe('loadConfig', () => {
  it('needs no setting in development', () => {
    expect(load({ BAILCLAIR_MODE: 'one-machine' })).toMatchObject({
      HOST: 'localhost',
      PORT: 3000,
      WEB_URL: 'http://localhost:3000',
      CONFIG_INTERVAL_MS: 30_000,
    })
  })

  it('accepts complete production settings', () => {
    expect(load({ ...production, API_INTERNAL_URL: 'http://api:3001/api/' })).toMatchObject({
      API_INTERNAL_URL: 'http://api:3001/api/',
    })
  })

  it('requires the desk address for the desk only', () => {
    expect(() => load(production, 'DESK_URL')).toThrow('DESK_URL')
    const DESK_URL = 'https://desk.bailclair.example'
    expect(load({ ...production, DESK_URL }, 'DESK_URL')).toMatchObject({ DESK_URL })
  })

  it.each([
    [{ ...production, BAILCLAIR_MODE: 'one-machine' }, 'BAILCLAIR_MODE'],
    [{ ...production, WEB_URL: 'http://bailclair.example' }, 'WEB_URL'],
    [{ NODE_ENV: 'production' }, 'TENANT_URL'],
    [{ ...production, OPERATOR_REGISTRATION: '000 000 000' }, 'OPERATOR_REGISTRATION'],
    [{ ...production, SUPPORT_EMAIL: 'support@bailclair.example' }, 'SUPPORT_EMAIL'],
    [{ ...production, API_INTERNAL_ULR: 'http://api:3001/api/' }, 'did you mean API_INTERNAL_URL'],
    [{ PORT: '0' }, 'PORT'],
    [{ PORT: '65536' }, 'PORT'],
    [{ PORT: 'abc' }, 'PORT'],
    [{ API_INTERNAL_URL: 'api' }, 'API_INTERNAL_URL'],
    [{ HELP_URL: '//elsewhere.example' }, 'HELP_URL'],
    [{ ACCESSIBILITY_STATUS: 'perfect' }, 'ACCESSIBILITY_STATUS'],
  ])('refuses %j and names %s', (env, name) => {
    expect(() => load(env)).toThrow(ConfigurationError)
    expect(() => load(env)).toThrow(name)
  })
})
