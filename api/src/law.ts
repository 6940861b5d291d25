import { createLogger } from '@bailclair/server-kit/logger.ts'
import { runLawCommand } from '#law/law-command.ts'
import { loadConfig } from '#platform/config/load-config.ts'
import { openDatabase } from '#platform/database/db.ts'

/** `node api/src/law.ts [set RULE STATE … | index QUARTER VALUE]`, with the environment of the API. */
const config = loadConfig(process.env)
const { db, close } = openDatabase(config, createLogger(config, process.stderr))
try {
  const { text, exitCode } = await runLawCommand({ db, config, clock: () => new Date() }, process.argv.slice(2))
  console[exitCode === 0 ? 'log' : 'error'](text)
  process.exitCode = exitCode
} finally {
  await close()
}
