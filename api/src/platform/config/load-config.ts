import { locales, type z } from 'zod/mini'
import { type Config, environment } from './environment.ts'

type Environment = { NODE_ENV?: string; BAILCLAIR_MODE?: string; [name: string]: string | undefined }

/** Secrets of the one-machine mode, public by nature: they are in the source. */
const demonstrationSecrets: Environment = {
  PSEUDONYM_KEY: 'one-machine-demonstration-key-not-a-secret',
  BAILCLAIR_API_CLIENT_SECRET: 'one-machine-demonstration-client-secret',
}

/** A configuration that does not boot. The message lists every problem, and no value: some are secret. */
class ConfigurationError extends Error {
  override name = 'ConfigurationError'
}

/** The configuration of the API, or everything that is wrong with it. */
export function loadConfig(given: Environment): Config {
  const env = given.BAILCLAIR_MODE === 'one-machine' ? { ...demonstrationSecrets, ...given } : given
  const config = parseEnvironment(environment, env, env.NODE_ENV === 'production' ? unfitForProduction(env) : [])
  return config.ALLOWED_ORIGINS.length > 0 ? config : { ...config, ALLOWED_ORIGINS: [new URL(config.WEB_URL).origin] }
}

/** For commands that need only a few of the variables. */
export function parseEnvironment<S extends z.ZodMiniType>(
  schema: S,
  env: Environment,
  otherProblems: readonly string[] = [],
): z.output<S> {
  const { success, data, error } = schema.safeParse(env, { error: locales.en().localeError })
  const problems = (error?.issues ?? []).map(({ path, message }) => {
    const name = String(path[0])
    return env[name] === undefined ? `${name} is missing` : `${name}: ${message}`
  })
  if (success && otherProblems.length === 0) return data
  const list = [...problems, ...otherProblems].map((problem) => `  - ${problem}`)
  throw new ConfigurationError(['The configuration is not valid:', ...list].join('\n'))
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
