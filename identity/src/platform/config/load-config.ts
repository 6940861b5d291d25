import {
  type Environment,
  parseEnvironment,
  productionProblems,
} from '@bailclair/server-kit/config/parse-environment.ts'
import { type Config, environment } from './environment.ts'

const demonstrationSecrets: Environment = {
  COOKIE_KEYS: 'one-machine-demonstration-cookie-key-not-a-secret',
  // base64 of "one-machine demonstration signin"
  SIGNING_KEY_ENCRYPTION_KEYS: 'b25lLW1hY2hpbmUgZGVtb25zdHJhdGlvbiBzaWduaW4=',
  PSEUDONYM_KEY: 'one-machine-demonstration-key-not-a-secret',
  BAILCLAIR_API_CLIENT_SECRET: 'one-machine-demonstration-client-secret',
  FEDERATION_CLIENT_SECRET: 'one-machine-demonstration-federation-secret',
}
/** Decision 43: a demonstration must not lock itself out. */
const demonstrationRateLimits: Environment = {
  SIGN_IN_FREE_FAILURES: '1000',
  SIGN_IN_FREE_FAILURES_PER_NETWORK: '10000',
}
const publicAddresses = ['WEB_URL', 'IDENTITY_URL', 'TENANT_URL', 'DESK_URL']

export function loadConfig(given: Environment): Config {
  const isOneMachine = given.BAILCLAIR_MODE === 'one-machine'
  const env = isOneMachine ? { ...demonstrationSecrets, ...demonstrationRateLimits, ...given } : given
  const hasOpenFederation = env.NODE_ENV === 'production' && env['FEDERATION_ISSUER']?.startsWith('http://')
  return parseEnvironment(environment, env, [
    ...productionProblems(env, { schema: environment, publicAddresses, demonstrationSecrets }),
    ...(hasOpenFederation ? ['FEDERATION_ISSUER: production needs https://'] : []),
  ])
}
