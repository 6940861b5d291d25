import type pg from 'pg'
import { type Migration, sqlFor } from './migrations.ts'
import { runsOutsideTransaction, statementsOf } from './no-transaction.ts'

export async function applyMigration(client: pg.Client, migration: Migration, lockTimeoutMs: number): Promise<void> {
  const { name, checksum } = migration
  const sql = sqlFor(migration, await majorVersion(client))
  const record = () => client.query('insert into schema_migration (name, checksum) values ($1, $2)', [name, checksum])
  if (!runsOutsideTransaction(sql)) return applyAtOnce(client, { name, sql }, lockTimeoutMs, record)
  try {
    for (const statement of statementsOf(sql)) await runStatement(client, statement, lockTimeoutMs)
    await record()
  } catch (cause) {
    throw new Error(`Migration ${name} stopped, run it again to continue: ${(cause as Error).message}`, { cause })
  }
}

async function majorVersion(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ version: string }>(`select current_setting('server_version_num') as version`)
  return Math.floor(Number(rows[0]?.version) / 10_000)
}

async function applyAtOnce(
  client: pg.Client,
  { name, sql }: Pick<Migration, 'name' | 'sql'>,
  lockTimeoutMs: number,
  record: () => Promise<unknown>,
) {
  try {
    await client.query('begin')
    // a statement that waits for an exclusive lock blocks all queries behind it, so it gives up early
    await client.query(`set local lock_timeout = ${lockTimeoutMs}`)
    await client.query(sql)
    await record()
    await client.query('commit')
  } catch (cause) {
    throw new Error(`Migration ${name} failed, nothing of it was kept: ${(cause as Error).message}`, { cause })
  }
}

const concurrentIndex = /\bcreate\s+(?:unique\s+)?index\s+concurrently\s+if\s+not\s+exists\s+(\w+)/i

async function runStatement(client: pg.Client, statement: string, lockTimeoutMs: number) {
  // what runs concurrently blocks nobody while it waits
  await client.query(`set lock_timeout = ${/\bconcurrently\b/i.test(statement) ? 0 : lockTimeoutMs}`)
  const index = statement.match(concurrentIndex)?.[1]
  if (index) await dropInvalidIndex(client, index)
  await client.query(statement)
}

/** A failed run leaves an index that is never used, and `if not exists` would keep it. */
async function dropInvalidIndex(client: pg.Client, index: string) {
  const { rowCount } = await client.query(
    'select from pg_index where indexrelid = to_regclass($1) and not indisvalid',
    [index],
  )
  if (rowCount) await client.query(`drop index concurrently if exists ${index}`)
}
