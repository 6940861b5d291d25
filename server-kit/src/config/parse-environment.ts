import { locales, type z } from 'zod/mini'
import { placeholderProblems } from './placeholders.ts'
import { findUnknownVariables } from './unknown-variables.ts'

export type EnvironmentSchema = z.ZodMiniObject
export type Environment = { NODE_ENV?: string; BAILCLAIR_MODE?: string; [name: string]: string | undefined }

/** The message lists all problems but no values, because some are secret. */
export class ConfigurationError extends Error {
  override name = 'ConfigurationError'
}

/** Returns the parsed environment, or throws with all problems. */
export function parseEnvironment<S extends EnvironmentSchema>(
  schema: S,
  env: Environment,
  otherProblems: readonly string[] = [],
): z.output<S> {
  const { success, data, error } = schema.safeParse(env, { error: locales.en().localeError })
  const problems = (error?.issues ?? []).map(({ path, message }) => {
    const name = String(path[0])
    return env[name] === undefined ? `${name} is missing` : `${name}: ${message}`
  })
  const unknown = findUnknownVariables(env, Object.keys(schema.shape))
  if (env.NODE_ENV === 'production') problems.push(...unknown)
  else if (env.NODE_ENV !== 'test') for (const it of unknown) process.emitWarning(it)
  if (success && problems.length + otherProblems.length === 0) return data
  const list = [...problems, ...otherProblems].map((problem) => `  - ${problem}`)
  throw new ConfigurationError(['The configuration is not valid:', ...list].join('\n'))
}

type Expectations = {
  schema: EnvironmentSchema
  publicAddresses: readonly string[]
  /** Secrets of the one-machine mode. They are in the source, so everybody knows them. */
  demonstrationSecrets?: Environment
}

/** Reasons not to boot with NODE_ENV=production; none in other environments. */
export function productionProblems(env: Environment, expected: Expectations): string[] {
  if (env.NODE_ENV !== 'production') return []
  return [
    ...(env.BAILCLAIR_MODE === 'one-machine'
      ? ['BAILCLAIR_MODE: one-machine is for demonstrations, not production']
      : []),
    ...Object.entries(expected.demonstrationSecrets ?? {})
      .filter(([name, value]) => env[name] === value)
      .map(([name]) => `${name}: the demonstration secret is public, choose another one`),
    ...expected.publicAddresses
      .filter((name) => !env[name]?.startsWith('https://'))
      .map((name) => `${name}: production needs a public https:// address`),
    ...placeholderProblems(expected.schema, env),
  ]
}
