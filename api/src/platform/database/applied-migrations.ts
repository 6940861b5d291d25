import { join } from 'node:path'
import { pendingMigrations, readMigrations } from '@bailclair/server-kit/database/migrations.ts'
import { rewriteEmails } from '@bailclair/server-kit/database/rewrite-emails.ts'
import { sql } from 'kysely'
import type { Config } from '#platform/config/environment.ts'
import type { Db } from './db.ts'

export const migrationsFolder = join(import.meta.dirname, '../../../migrations')

/** After the migrations. Accounts are unique at the identity server, so here are no twins. */
export const settleEmails = (config: Pick<Config, 'DATABASE_URL' | 'DATABASE_DIRECT_URL'>) =>
  rewriteEmails(config.DATABASE_DIRECT_URL || config.DATABASE_URL, [
    { table: 'owner', column: 'email', key: 'id' },
    { table: 'owner', column: 'pending_email', key: 'id' },
    { table: 'tenant_profile', column: 'email', key: 'id' },
    { table: 'tenant_profile', column: 'pending_email', key: 'id' },
    { table: 'tenant', column: 'email', key: 'id' },
    { table: 'account_token', column: 'email', key: 'hash' },
  ])

/** What is wrong with the database, if anything: a standby is readable and looks fine otherwise. Rejects when it is down. */
export function watchMigrations(db: Db, folder = migrationsFolder): () => Promise<true | string> {
  const files = readMigrations(folder)
  return async () => {
    const applied = await db.selectFrom('schemaMigration').select(['name', 'checksum']).execute()
    if (pendingMigrations(await files, applied).length > 0) return 'migrations are missing'
    const { rows } = await sql<{
      readOnly: string
    }>`select current_setting('transaction_read_only') as read_only`.execute(db)
    return rows[0]?.readOnly === 'off' || 'read-only'
  }
}
