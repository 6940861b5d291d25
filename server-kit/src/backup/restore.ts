import { createReadStream } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { migrate } from '#database/migrate.ts'
import { openSession } from '#database/open-session.ts'
import { dumpFile, type Manifest, manifest, manifestFile, type TableSum, tableFile } from './manifest.ts'
import { runTool } from './system-tools.ts'
import { checksumTable, columnsOf, plainTextSettings, readTables, type Table } from './tables.ts'

type Options = {
  /** Must be empty: a restore never overwrites data. */
  databaseUrl: string
  folder: string
  migrationsFolder: string
}

/** Restores a backup and compares every table with the manifest. */
export async function restore({ databaseUrl, folder, migrationsFolder }: Options): Promise<Manifest> {
  const made = manifest.parse(JSON.parse(await readFile(join(folder, manifestFile), 'utf8')))
  const client = await openSession(databaseUrl, 'bailclair-restore')
  try {
    await client.query(plainTextSettings)
    if ((await readTables(client)).length > 0) throw new Error('The database is not empty: nothing was restored.')
    if (made.method === 'pg_dump') {
      await restoreDump(databaseUrl, folder, made)
    } else {
      const wanted = new Set(made.migrations)
      await migrate({ DATABASE_URL: databaseUrl, MIGRATION_LOCK_TIMEOUT_MS: 5_000 }, migrationsFolder, (name) =>
        wanted.has(name),
      )
      await copyAllIn(client, folder)
    }
    await compare(client, made.tables)
    return made
  } finally {
    await client.end()
  }
}

/** Owners and grants name roles that a new server does not have: deploy/postgresql/api-grants.sql grants again. */
async function restoreDump(databaseUrl: string, folder: string, { migrations }: Manifest) {
  const dump = join(folder, dumpFile)
  const options = ['--no-owner', '--no-privileges', '--exit-on-error', '--single-transaction']
  const chosen = await readableEntries(databaseUrl, dump, migrations)
  const list = join(await mkdtemp(join(tmpdir(), 'bailclair-restore-')), 'entries')
  try {
    await writeFile(list, chosen)
    await runTool(
      'pg_restore',
      databaseUrl,
      ...options,
      `--use-list=${list}`,
      '--dbname',
      databaseName(databaseUrl),
      dump,
    )
  } finally {
    await rm(dirname(list), { recursive: true })
  }
}

/** Before this migration, dumps contain a function that PostgreSQL cannot read back. The migration creates it anew. */
const repair = { migration: '0018-access-by-named-arguments.sql', entry: ' FUNCTION public is_access_open(' }

async function readableEntries(databaseUrl: string, dump: string, migrations: readonly string[]): Promise<string> {
  const entries = await runTool('pg_restore', databaseUrl, '--list', dump)
  if (migrations.includes(repair.migration)) return entries
  return entries
    .split('\n')
    .filter((entry) => !entry.includes(repair.entry))
    .join('\n')
}

const databaseName = (url: string) => decodeURIComponent(new URL(url).pathname.slice(1))

async function copyAllIn(client: pg.Client, folder: string) {
  await client.query('begin')
  for (const table of await readTables(client)) await copyIn(client, table, folder)
  await client.query('commit')
}

async function copyIn(client: pg.Client, table: Table, folder: string) {
  const name = pg.escapeIdentifier(table.name)
  // our triggers already ran when the rows were first written
  await client.query(`alter table ${name} disable trigger user`)
  const rows = client.query(copyFrom(`copy ${name} (${columnsOf(table)}) from stdin`))
  await pipeline(createReadStream(join(folder, tableFile(table.name))), createGunzip(), rows)
  await client.query(`alter table ${name} enable trigger user`)
  for (const column of table.numbered) {
    const highest = `coalesce(max(${pg.escapeIdentifier(column)}), 0)`
    await client.query(`select setval(pg_get_serial_sequence($1, $2), ${highest} + 1, false) from ${name}`, [
      name,
      column,
    ])
  }
}

async function compare(client: pg.Client, expected: readonly TableSum[]) {
  const found = new Map<string, TableSum>()
  for (const table of await readTables(client)) found.set(table.name, await checksumTable(client, table))
  const different = expected.filter(({ name, rows, checksum }) => {
    const sum = found.get(name)
    return sum?.rows !== rows || sum.checksum !== checksum
  })
  if (different.length > 0) {
    throw new Error(`Not what was backed up: ${different.map(({ name }) => name).join(', ')}`)
  }
}
