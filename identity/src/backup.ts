import { reportBackup, runBackupCommand } from '@bailclair/server-kit/backup/command.ts'
import { parseEnvironment } from '@bailclair/server-kit/config/parse-environment.ts'
import { z } from 'zod/mini'
import { environment } from '#platform/config/environment.ts'
import { migrationsFolder } from '#platform/database/migrations.ts'

const settings = z.pick(environment, { IDENTITY_DATABASE_URL: true, IDENTITY_DATABASE_DIRECT_URL: true })

/** `node identity/src/backup.ts back-up FOLDER`, `… restore FOLDER`: the identity server's database. */
await reportBackup(
  Promise.resolve().then(() => {
    const { IDENTITY_DATABASE_URL, IDENTITY_DATABASE_DIRECT_URL } = parseEnvironment(settings, process.env)
    const databaseUrl = IDENTITY_DATABASE_DIRECT_URL || IDENTITY_DATABASE_URL
    return runBackupCommand(process.argv.slice(2), { databaseUrl, migrationsFolder })
  }),
)
