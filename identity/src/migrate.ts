import { loadConfig } from '#platform/config/load-config.ts'
import { migrateIdentity, settleEmails } from '#platform/database/migrations.ts'

/** `node identity/src/migrate.ts`: migrates the database, before the release that needs it starts. */
try {
  const config = loadConfig(process.env)
  const applied = await migrateIdentity(config)
  process.stdout.write(applied.length > 0 ? `Applied ${applied.join(', ')}\n` : 'Nothing to apply\n')
  for (const { key, email } of await settleEmails(config))
    process.stdout.write(`Account ${key}: another account of its realm has the same mailbox, ${email}\n`)
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
}
