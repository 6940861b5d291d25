import { parseEnvironment } from '@bailclair/server-kit/config/parse-environment.ts'
import { createLogger } from '@bailclair/server-kit/logger.ts'
import { z } from 'zod/mini'
import { environment } from '#platform/config/environment.ts'
import { openDatabase } from '#platform/database/db.ts'
import { sealTokens } from '#platform/token/seal-tokens.service.ts'
import { openTokenKeyring } from '#platform/token/token-keyring.ts'

const settings = z.pick(environment, {
  DATABASE_URL: true,
  DATABASE_POOL_SIZE: true,
  DATABASE_STATEMENT_TIMEOUT_MS: true,
  LOG_LEVEL: true,
  TOKEN_KEY: true,
  TOKEN_RETIRED_KEYS: true,
})

/** `node api/src/seal-tokens.ts`: seals every token under TOKEN_KEY now; the API does the same within a minute. */
const config = parseEnvironment(settings, process.env)
const { db, close } = openDatabase(config, createLogger(config, process.stderr))
try {
  console.log(`Sealed ${await sealTokens({ db, tokens: openTokenKeyring(config) })} tokens`)
} finally {
  await close()
}
