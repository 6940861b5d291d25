import { rename, writeFile } from 'node:fs/promises'
import { createLogger } from '@bailclair/server-kit/logger.ts'
import { runAuditCommand } from '#audit/audit-command.ts'
import { loadConfig } from '#platform/config/load-config.ts'
import { openDatabase } from '#platform/database/db.ts'

/** `node api/src/check-audit.ts check [HEAD] [--metrics FILE]`, with the environment of the API. */
const config = loadConfig(process.env)
const { db, close } = openDatabase(
  // one long transaction
  { ...config, DATABASE_STATEMENT_TIMEOUT_MS: 60_000 },
  createLogger(config, process.stderr),
)
try {
  const { text, exitCode, metrics } = await runAuditCommand({ db, clock: () => new Date() }, process.argv.slice(2))
  console[exitCode === 0 ? 'log' : 'error'](text)
  process.exitCode = exitCode
  if (metrics) {
    // renamed, because the collector may read it at any moment
    await writeFile(`${metrics.file}.new`, metrics.text)
    await rename(`${metrics.file}.new`, metrics.file)
  }
} finally {
  await close()
}
