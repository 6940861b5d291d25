import type { Db } from './db.ts'
import { migrationsFolder, pendingMigrations, readMigrations } from './migrations.ts'

/** Is the database at least as new as this release? Reads the files once; also proves that the database answers. */
export function watchMigrations(db: Db, folder = migrationsFolder): () => Promise<boolean> {
  const files = readMigrations(folder)
  return async () => {
    const applied = await db.selectFrom('schemaMigration').select(['name', 'checksum']).execute()
    return pendingMigrations(await files, applied).length === 0
  }
}
