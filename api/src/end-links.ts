import { randomBytes } from 'node:crypto'
import { parseEnvironment } from '@bailclair/server-kit/config/parse-environment.ts'
import { createLogger } from '@bailclair/server-kit/logger.ts'
import { z } from 'zod/mini'
import { environment } from '#platform/config/environment.ts'
import { openDatabase } from '#platform/database/db.ts'
import { endLinks } from '#platform/token/end-links.service.ts'
import { openTokenKeyring } from '#platform/token/token-keyring.ts'

const settings = z.pick(environment, {
  DATABASE_URL: true,
  DATABASE_POOL_SIZE: true,
  DATABASE_STATEMENT_TIMEOUT_MS: true,
  LOG_LEVEL: true,
  TOKEN_KEY: true,
  TOKEN_RETIRED_KEYS: true,
})

/** `node api/src/end-links.ts`: after a leak, or when TOKEN_KEY is lost, replaces every link that was given out. */
const config = parseEnvironment(settings, process.env)
const { db, close } = openDatabase(config, createLogger(config, process.stderr))
try {
  const newToken = () => randomBytes(32).toString('base64url')
  console.log(`Replaced ${await endLinks({ db, tokens: openTokenKeyring(config), newToken })} links`)
} finally {
  await close()
}
