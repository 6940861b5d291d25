import {
  type Environment,
  parseEnvironment,
  productionProblems,
} from '@bailclair/server-kit/config/parse-environment.ts'
import { documentStoreProblems } from './document-store-problems.ts'
import { type Config, environment } from './environment.ts'

export const demonstrationSecrets = {
  PSEUDONYM_KEY: 'one-machine-demonstration-key-not-a-secret',
  BAILCLAIR_API_CLIENT_SECRET: 'one-machine-demonstration-client-secret',
  DPE_CLIENT_ID: 'one-machine-demonstration-registry-client',
  DPE_CLIENT_SECRET: 'one-machine-demonstration-registry-secret',
  FILES_WEBHOOK_SECRET: 'one-machine-demonstration-webhook-secret',
  // base64 of "one-machine demonstration key 32"
  DOCUMENT_KEY: 'b25lLW1hY2hpbmUgZGVtb25zdHJhdGlvbiBrZXkgMzI=',
  // base64 of "one-machine demonstration tokens"
  TOKEN_KEY: 'b25lLW1hY2hpbmUgZGVtb25zdHJhdGlvbiB0b2tlbnM=',
} satisfies Environment
const publicAddresses = [
  ...['WEB_URL', 'API_URL', 'IDENTITY_URL', 'TENANT_URL', 'DESK_URL'],
  ...['ADDRESS_API_URL', 'DPE_API_URL'],
]

/** Returns the configuration, or throws with a list of all problems. */
export function loadConfig(given: Environment): Config {
  const env = given.BAILCLAIR_MODE === 'one-machine' ? { ...demonstrationSecrets, ...given } : given
  const config = parseEnvironment(environment, env, [
    ...documentStoreProblems(env),
    ...productionProblems(env, { schema: environment, publicAddresses, demonstrationSecrets }),
  ])
  return config.ALLOWED_ORIGINS.length > 0 ? config : { ...config, ALLOWED_ORIGINS: originsOf(config) }
}

/** Sites under one host have one origin. */
const originsOf = ({ WEB_URL, TENANT_URL, DESK_URL }: Config) => [
  ...new Set([WEB_URL, TENANT_URL, DESK_URL].map((url) => new URL(url).origin)),
]
