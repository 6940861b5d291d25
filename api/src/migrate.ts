import { parseEnvironment } from '@bailclair/server-kit/config/parse-environment.ts'
import { migrate } from '@bailclair/server-kit/database/migrate.ts'
import { z } from 'zod/mini'
import { environment } from '#platform/config/environment.ts'
import { migrationsFolder, settleEmails } from '#platform/database/applied-migrations.ts'

const settings = z.pick(environment, {
  DATABASE_URL: true,
  DATABASE_DIRECT_URL: true,
  MIGRATION_LOCK_TIMEOUT_MS: true,
})

/** `node api/src/migrate.ts`: migrates the database of DATABASE_DIRECT_URL or DATABASE_URL, before the release that needs it starts. */
try {
  const config = parseEnvironment(settings, process.env)
  const applied = await migrate(config, migrationsFolder)
  await settleEmails(config)
  process.stdout.write(applied.length > 0 ? `Applied ${applied.join(', ')}\n` : 'Nothing to apply\n')
} catch (error) {
  const { message, code } = error as NodeJS.ErrnoException
  process.stderr.write(`${message || code}\n`)
  process.exitCode = 1
}
