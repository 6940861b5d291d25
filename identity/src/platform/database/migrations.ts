import { join } from 'node:path'
import { migrate } from '@bailclair/server-kit/database/migrate.ts'
import { pendingMigrations, readMigrations } from '@bailclair/server-kit/database/migrations.ts'
import { type EmailTwin, rewriteEmails } from '@bailclair/server-kit/database/rewrite-emails.ts'
import type { Config } from '#platform/config/environment.ts'
import type { Db } from './database.ts'

export const migrationsFolder = join(import.meta.dirname, '../../../migrations')

type Addresses = Pick<Config, 'IDENTITY_DATABASE_URL'> & Partial<Pick<Config, 'IDENTITY_DATABASE_DIRECT_URL'>>
const directUrl = (config: Addresses) => config.IDENTITY_DATABASE_DIRECT_URL || config.IDENTITY_DATABASE_URL

export const migrateIdentity = (config: Addresses & Pick<Config, 'MIGRATION_LOCK_TIMEOUT_MS'>): Promise<string[]> =>
  migrate(
    { DATABASE_URL: directUrl(config), MIGRATION_LOCK_TIMEOUT_MS: config.MIGRATION_LOCK_TIMEOUT_MS },
    migrationsFolder,
  )

/** After the migrations; returns accounts that share a mailbox with another one. */
export const settleEmails = (config: Addresses): Promise<EmailTwin[]> =>
  rewriteEmails(directUrl(config), [{ table: 'account', column: 'email', key: 'id' }])

/** What is wrong with the database, if anything: a standby is readable and looks fine otherwise. Rejects when it is down. */
export function watchMigrations(db: Db): () => Promise<true | string> {
  const files = readMigrations(migrationsFolder)
  return async () => {
    const applied = await db.query<{ name: string; checksum: string }>('select name, checksum from schema_migration')
    if (pendingMigrations(await files, applied).length > 0) return 'migrations are missing'
    const [setting] = await db.query<{ value: string }>(`select current_setting('transaction_read_only') as value`)
    return setting?.value === 'off' || 'read-only'
  }
}
