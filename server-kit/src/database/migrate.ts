import type pg from 'pg'
import { type AppliedMigration, type Migration, pendingMigrations, readMigrations } from './migrations.ts'
import { openSession } from './open-session.ts'

type Settings = { DATABASE_URL: string; DATABASE_DIRECT_URL?: string | undefined; MIGRATION_LOCK_TIMEOUT_MS: number }

/** Any key will do, as long as every release uses the same. */
const advisoryLock = 7_203_114_561

/**
 * Applies pending migrations and returns their names. Instances that boot together call it in parallel: one migrates,
 * the others wait and find nothing to do.
 */
export async function migrate(
  config: Settings,
  folder: string,
  /** Selects migrations: a backup is restored into the schema that it was made from. */
  isWanted: (name: string) => boolean = () => true,
): Promise<string[]> {
  const files = (await readMigrations(folder)).filter(({ name }) => isWanted(name))
  // the advisory lock ends with the session
  const client = await openSession(config.DATABASE_DIRECT_URL || config.DATABASE_URL, 'bailclair-migrate')
  try {
    await client.query('select pg_advisory_lock($1)', [advisoryLock])
    await client.query(`create table if not exists schema_migration (
      name text primary key, checksum text not null, applied_at timestamptz not null default now())`)
    const { rows } = await client.query<AppliedMigration>('select name, checksum from schema_migration')
    const pending = pendingMigrations(files, rows)
    for (const migration of pending) await apply(client, migration, config.MIGRATION_LOCK_TIMEOUT_MS)
    return pending.map(({ name }) => name)
  } finally {
    await client.end()
  }
}

async function apply(client: pg.Client, { name, checksum, sql }: Migration, lockTimeoutMs: number) {
  try {
    await client.query('begin')
    // a statement that waits for an exclusive lock blocks all queries behind it, so it gives up early
    await client.query(`set local lock_timeout = ${lockTimeoutMs}`)
    await client.query(sql)
    await client.query('insert into schema_migration (name, checksum) values ($1, $2)', [name, checksum])
    await client.query('commit')
  } catch (cause) {
    throw new Error(`Migration ${name} failed, nothing of it was kept: ${(cause as Error).message}`, { cause })
  }
}
