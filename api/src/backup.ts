import { reportBackup, runBackupCommand } from '@bailclair/server-kit/backup/command.ts'
import { parseEnvironment } from '@bailclair/server-kit/config/parse-environment.ts'
import { z } from 'zod/mini'
import { environment } from '#platform/config/environment.ts'
import { migrationsFolder } from '#platform/database/applied-migrations.ts'

const settings = z.pick(environment, { DATABASE_URL: true, DATABASE_DIRECT_URL: true, DOCUMENT_FOLDER: true })

/** `node api/src/backup.ts back-up FOLDER`, `… restore FOLDER`: the database of DATABASE_DIRECT_URL or DATABASE_URL, and DOCUMENT_FOLDER. */
await reportBackup(
  Promise.resolve().then(() => {
    const { DATABASE_URL, DATABASE_DIRECT_URL, DOCUMENT_FOLDER } = parseEnvironment(settings, process.env)
    return runBackupCommand(process.argv.slice(2), {
      databaseUrl: DATABASE_DIRECT_URL || DATABASE_URL,
      documentFolder: DOCUMENT_FOLDER,
      migrationsFolder,
    })
  }),
)
