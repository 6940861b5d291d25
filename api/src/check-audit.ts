import { createLogger } from '@bailclair/server-kit/logger.ts'
import { runAuditCommand } from '#audit/audit-command.ts'
import { loadConfig } from '#platform/config/load-config.ts'
import { openDatabase } from '#platform/database/db.ts'

/** `node api/src/check-audit.ts check [HEAD]`, with the environment of the API. */
const config = loadConfig(process.env)
const { db, close } = openDatabase(
  // one long transaction
  { ...config, DATABASE_STATEMENT_TIMEOUT_MS: 60_000 },
  createLogger(config, process.stderr),
)
try {
  const { text, exitCode } = await runAuditCommand({ db, clock: () => new Date() }, process.argv.slice(2))
  console[exitCode === 0 ? 'log' : 'error'](text)
  process.exitCode = exitCode
} finally {
  await close()
}
