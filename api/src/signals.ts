import { createLogger } from '@bailclair/server-kit/logger.ts'
import { loadConfig } from '#platform/config/load-config.ts'
import { openDatabase } from '#platform/database/db.ts'
import { runSignalsCommand } from '#signal/signals-command.ts'

/** `node api/src/signals.ts [on KIND | off KIND]`, with the environment of the API. */
const config = loadConfig(process.env)
const { db, close } = openDatabase(config, createLogger(config, process.stderr))
try {
  const { text, exitCode } = await runSignalsCommand({ db, config, clock: () => new Date() }, process.argv.slice(2))
  console[exitCode === 0 ? 'log' : 'error'](text)
  process.exitCode = exitCode
} finally {
  await close()
}
