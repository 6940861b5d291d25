import { join } from 'node:path'
import { pendingMigrations, readMigrations } from '@bailclair/server-kit/database/migrations.ts'
import type { Db } from './db.ts'

export const migrationsFolder = join(import.meta.dirname, '../../../migrations')

/** Checks that the database has all migrations of this release. Reads the files once; rejects when the database is down. */
export function watchMigrations(db: Db, folder = migrationsFolder): () => Promise<boolean> {
  const files = readMigrations(folder)
  return async () => {
    const applied = await db.selectFrom('schemaMigration').select(['name', 'checksum']).execute()
    return pendingMigrations(await files, applied).length === 0
  }
}
