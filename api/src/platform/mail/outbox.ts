import { createLogger } from '@bailclair/server-kit/logger.ts'
import { z } from 'zod/mini'
import { commandVariables, environment } from '#platform/config/environment.ts'
import { openDatabase } from '#platform/database/db.ts'
import { runOutboxCommand, usageResult } from './outbox-command.ts'

/** `npm run outbox -- list | retry | drop`: the operator's command for dead mails. */
const settings = z.pick(environment, commandVariables)

async function run() {
  const { success, data: config } = settings.safeParse(process.env)
  if (!success) return usageResult
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
