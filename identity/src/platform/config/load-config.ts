import { locales } from 'zod/mini'
import { type Config, environment } from './environment.ts'

type Environment = { NODE_ENV?: string; BAILCLAIR_MODE?: string; [name: string]: string | undefined }

/** Secrets of the one-machine mode, public by nature: they are in the source. */
const demonstrationSecrets: Environment = {
  COOKIE_KEYS: 'one-machine-demonstration-cookie-key-not-a-secret',
  PSEUDONYM_KEY: 'one-machine-demonstration-key-not-a-secret',
  BAILCLAIR_API_CLIENT_SECRET: 'one-machine-demonstration-client-secret',
  FEDERATION_CLIENT_SECRET: 'one-machine-demonstration-federation-secret',
}
/** Decision 43: a demonstration must not lock itself out. */
const demonstrationBudgets: Environment = {
  SIGN_IN_FREE_FAILURES: '1000',
  SIGN_IN_FREE_FAILURES_PER_NETWORK: '10000',
}

/** A configuration that does not boot. The message lists every problem, and no value: some are secret. */
export class ConfigurationError extends Error {
  override name = 'ConfigurationError'
}

export function loadConfig(given: Environment): Config {
  const isOneMachine = given.BAILCLAIR_MODE === 'one-machine'
  const env = isOneMachine ? { ...demonstrationSecrets, ...demonstrationBudgets, ...given } : given
  const { success, data, error } = environment.safeParse(env, { error: locales.en().localeError })
  const problems = [
    ...(error?.issues ?? []).map(({ path: [name = ''], message }) =>
      env[String(name)] === undefined ? `${String(name)} is missing` : `${String(name)}: ${message}`,
    ),
    ...(env.NODE_ENV === 'production' ? unfitForProduction(env) : []),
  ]
  if (!success || problems.length > 0) {
    throw new ConfigurationError(['The configuration is not valid:', ...problems.map((it) => `  - ${it}`)].join('\n'))
  }
  return data
}

function unfitForProduction(env: Environment): string[] {
  const publicAddresses = ['WEB_URL', 'IDENTITY_URL', 'TENANT_URL']
  return [
    ...(env.BAILCLAIR_MODE === 'one-machine'
      ? ['BAILCLAIR_MODE: one-machine is for demonstrations, not production']
      : []),
    ...Object.entries(demonstrationSecrets)
      .filter(([name, value]) => env[name] === value)
      .map(([name]) => `${name}: the demonstration secret is public, choose another one`),
    ...publicAddresses
      .filter((name) => !env[name]?.startsWith('https://'))
      .map((name) => `${name}: production needs a public https:// address`),
    ...(env['FEDERATION_ISSUER']?.startsWith('http://') ? ['FEDERATION_ISSUER: production needs https://'] : []),
  ]
}
