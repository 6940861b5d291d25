import { type Environment, parseEnvironment, unfitForProduction } from '@bailclair/platform/config/parse-environment.ts'
import { type Config, environment } from './environment.ts'

const demonstrationSecrets: Environment = {
  PSEUDONYM_KEY: 'one-machine-demonstration-key-not-a-secret',
  BAILCLAIR_API_CLIENT_SECRET: 'one-machine-demonstration-client-secret',
  DPE_CLIENT_ID: 'one-machine-demonstration-registry-client',
  DPE_CLIENT_SECRET: 'one-machine-demonstration-registry-secret',
  FILES_WEBHOOK_SECRET: 'one-machine-demonstration-webhook-secret',
}
const publicAddresses = ['WEB_URL', 'API_URL', 'IDENTITY_URL', 'TENANT_URL', 'ADDRESS_API_URL', 'DPE_API_URL']

/** The configuration of the API, or everything that is wrong with it. */
export function loadConfig(given: Environment): Config {
  const env = given.BAILCLAIR_MODE === 'one-machine' ? { ...demonstrationSecrets, ...given } : given
  const config = parseEnvironment(environment, env, unfitForProduction(env, { publicAddresses, demonstrationSecrets }))
  return config.ALLOWED_ORIGINS.length > 0 ? config : { ...config, ALLOWED_ORIGINS: [new URL(config.WEB_URL).origin] }
}
