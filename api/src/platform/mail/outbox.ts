import { createLogger } from '@bailclair/server-kit/logger.ts'
import { z } from 'zod/mini'
import { environment } from '#platform/config/environment.ts'
import { openDatabase } from '#platform/database/db.ts'
import { explanation, runOutboxCommand } from './outbox-command.ts'

/** `npm run outbox -- list | retry | drop`: what an operator does about mails that were given up. */
const settings = z.pick(environment, {
  DATABASE_URL: true,
  DATABASE_POOL_SIZE: true,
  DATABASE_STATEMENT_TIMEOUT_MS: true,
  LOG_LEVEL: true,
})

async function run() {
  const { success, data: config } = settings.safeParse(process.env)
  if (!success) return explanation
  const { db, close } = openDatabase(config, createLogger(config))
  try {
    return await runOutboxCommand(db, process.argv.slice(2))
  } finally {
    await close()
  }
}

const { text, exitCode } = await run()
console[exitCode === 2 ? 'error' : 'log'](text)
process.exitCode = exitCode
