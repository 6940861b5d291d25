import { loadConfig } from '#platform/config/load-config.ts'
import { migrateIdentity } from '#platform/database/migrations.ts'

/** `node identity/src/migrate.ts`: migrates the database, before the release that needs it starts. */
try {
  const applied = await migrateIdentity(loadConfig(process.env))
  process.stdout.write(applied.length > 0 ? `Applied ${applied.join(', ')}\n` : 'Nothing to apply\n')
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
}
