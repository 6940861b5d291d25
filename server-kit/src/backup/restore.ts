import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { migrate } from '#database/migrate.ts'
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
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'bailclair-restore' })
  await client.connect()
  try {
    await client.query(plainTextSettings)
    if ((await readTables(client)).length > 0) throw new Error('The database is not empty: nothing was restored.')
    if (made.method === 'pg_dump') {
      const options = ['--no-owner', '--exit-on-error', '--single-transaction']
      await runTool(
        'pg_restore',
        databaseUrl,
        ...options,
        '--dbname',
        databaseName(databaseUrl),
        join(folder, dumpFile),
      )
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
  const rows = client.query(copyFrom(`copy ${columnsOf(table)} from stdin`))
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
