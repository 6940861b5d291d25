import { parseEnvironment } from '@bailclair/server-kit/config/parse-environment.ts'
import { createLogger } from '@bailclair/server-kit/logger.ts'
import { z } from 'zod/mini'
import type { Deps } from '#deps.ts'
import { commandVariables, environment } from '#platform/config/environment.ts'
import { openDatabase } from '#platform/database/db.ts'
import { openTokenKeyring } from './token-keyring.ts'

const settings = z.pick(environment, {
  ...commandVariables,
  TOKEN_KEY: true,
  TOKEN_RETIRED_KEYS: true,
})

/** Runs a command on all tokens, with as much of the API's environment as that needs, and prints its result. */
export async function runTokenCommand(work: (deps: Pick<Deps, 'db' | 'tokens'>) => Promise<string>): Promise<void> {
  const config = parseEnvironment(settings, process.env)
  const { db, close } = openDatabase(config, createLogger(config, process.stderr))
  try {
    console.log(await work({ db, tokens: openTokenKeyring(config) }))
  } finally {
    await close()
  }
}
