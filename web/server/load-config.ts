import { locales } from 'zod/mini'
import { type Config, environment } from './environment.ts'

/** A configuration that does not boot. The message lists every problem. */
export class ConfigurationError extends Error {
  override name = 'ConfigurationError'
}

type Environment = Readonly<Record<string, string | undefined>>

export function loadConfig(env: Environment): Config {
  const { data, error } = environment.safeParse(env, { error: locales.en().localeError })
  const problems = [
    ...(error?.issues ?? []).map(({ path: [name], message }) => `${String(name)}: ${message}`),
    ...(env['NODE_ENV'] === 'production' ? unfitForProduction(env) : []),
  ]
  if (!data || problems.length > 0) {
    throw new ConfigurationError(['The configuration is not valid:', ...problems.map((it) => `  - ${it}`)].join('\n'))
  }
  return data
}

function unfitForProduction(env: Environment): string[] {
  const publicAddresses = ['WEB_URL', 'API_URL', 'IDENTITY_URL', 'TENANT_URL']
  return [
    ...(env['BAILCLAIR_MODE'] === 'one-machine'
      ? ['BAILCLAIR_MODE: one-machine is for demonstrations, not production']
      : []),
    ...publicAddresses
      .filter((name) => !env[name]?.startsWith('https://'))
      .map((name) => `${name}: production needs a public https:// address`),
  ]
}
