import { rename, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
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
  const { positionals, values } = parseArgs({ options: { metrics: { type: 'string' } }, allowPositionals: true })
  const { text, exitCode, metrics } = await runAuditCommand({ db, clock: () => new Date() }, positionals)
  console[exitCode === 0 ? 'log' : 'error'](text)
  process.exitCode = exitCode
  if (values.metrics && metrics) {
    // renamed, because the collector may read it at any moment
    await writeFile(`${values.metrics}.new`, metrics)
    await rename(`${values.metrics}.new`, values.metrics)
  }
} finally {
  await close()
}
