import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { applyMigration } from './apply-migration.ts'
import { type AppliedMigration, pendingMigrations, readMigrations } from './migrations.ts'
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
    await waitForLock(client)
    await client.query(`create table if not exists schema_migration (
      name text primary key, checksum text not null, applied_at timestamptz not null default now())`)
    const { rows } = await client.query<AppliedMigration>('select name, checksum from schema_migration')
    const pending = pendingMigrations(files, rows)
    for (const migration of pending) await applyMigration(client, migration, config.MIGRATION_LOCK_TIMEOUT_MS)
    return pending.map(({ name }) => name)
  } finally {
    await client.end()
  }
}

/**
 * Tries again and again instead of waiting in a statement: `create index concurrently` waits for every statement that
 * began before it, also for one that waits for the lock.
 */
async function waitForLock(client: pg.Client) {
  const tryLock = async () =>
    (await client.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [advisoryLock])).rows[0]?.held
  while (!(await tryLock())) await sleep(100)
}
