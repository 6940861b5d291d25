import { createLogger } from '@bailclair/server-kit/logger.ts'
import { loadConfig } from '#platform/config/load-config.ts'
import { openDatabase } from '#platform/database/db.ts'
import { runTrustListCommand } from '#signed-code/trust-list-command.ts'

/** `node api/src/trust-list.ts [import FILE… | fetch]`, with the environment of the API. */
const config = loadConfig(process.env)
const { db, close } = openDatabase(
  // a long revocation list is one statement
  { ...config, DATABASE_STATEMENT_TIMEOUT_MS: 60_000 },
  createLogger(config, process.stderr),
)
try {
  const deps = { db, config, clock: () => new Date() }
  const { text, exitCode } = await runTrustListCommand(deps, process.argv.slice(2))
  console[exitCode === 0 ? 'log' : 'error'](text)
  process.exitCode = exitCode
} finally {
  await close()
}
