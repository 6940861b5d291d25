import { loadConfig } from '#platform/config/load-config.ts'
import { migrate } from '#platform/database/migrate.ts'

/** `node api/src/migrate.ts`: brings the database of DATABASE_URL up to date, before the release that needs it starts. */
try {
  const applied = await migrate(loadConfig(process.env))
  process.stdout.write(applied.length > 0 ? `Applied ${applied.join(', ')}\n` : 'Nothing to apply\n')
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
}
