import { reportBackup, runBackupCommand } from '@bailclair/server-kit/backup/command.ts'
import { parseEnvironment } from '@bailclair/server-kit/config/parse-environment.ts'
import { z } from 'zod/mini'
import { environment } from '#platform/config/environment.ts'
import { migrationsFolder } from '#platform/database/migrations.ts'

const settings = z.pick(environment, { IDENTITY_DATABASE_URL: true })

/** `node identity/src/backup.ts back-up FOLDER`, `… restore FOLDER`: the database of IDENTITY_DATABASE_URL. */
await reportBackup(
  Promise.resolve().then(() => {
    const { IDENTITY_DATABASE_URL } = parseEnvironment(settings, process.env)
    return runBackupCommand(process.argv.slice(2), { databaseUrl: IDENTITY_DATABASE_URL, migrationsFolder })
  }),
)
