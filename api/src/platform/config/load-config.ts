import { locales } from 'zod/mini'
import { type Config, environment } from './environment.ts'

type Environment = { NODE_ENV?: string; BAILCLAIR_MODE?: string; [name: string]: string | undefined }

/** Secrets of the one-machine mode, public by nature: they are in the source. */
const demonstrationSecrets: Environment = {
  PSEUDONYM_KEY: 'one-machine-demonstration-key-not-a-secret',
}

/** A configuration that does not boot. The message lists every problem, and no value: some are secret. */
export class ConfigurationError extends Error {
  override name = 'ConfigurationError'
}

export function loadConfig(given: Environment): Config {
  const env = given.BAILCLAIR_MODE === 'one-machine' ? { ...demonstrationSecrets, ...given } : given
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
  return data.ALLOWED_ORIGINS.length > 0 ? data : { ...data, ALLOWED_ORIGINS: [new URL(data.WEB_URL).origin] }
}

function unfitForProduction(env: Environment): string[] {
  const publicAddresses = ['WEB_URL', 'API_URL', 'IDENTITY_URL', 'TENANT_URL']
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
  ]
}
