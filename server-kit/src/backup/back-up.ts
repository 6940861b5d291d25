import { createWriteStream } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { openSession } from '#database/open-session.ts'
import { dumpFile, type Manifest, manifestFile, tableFile } from './manifest.ts'
import { hasSystemTools, runTool } from './system-tools.ts'
import { checksumTable, columnsOf, plainTextSettings, readTables, type Table } from './tables.ts'

type Options = {
  databaseUrl: string
  /** Created here and must not exist: a backup never overwrites another one. */
  folder: string
  /** By default `pg_dump` when it fits, otherwise `copy`. */
  method?: Manifest['method']
}

/** A snapshot of the database without blocking writers. Files are readable by the current user only. */
export async function backUp({ databaseUrl, folder, method }: Options): Promise<Manifest> {
  await mkdir(folder, { mode: 0o700 })
  const client = await openSession(databaseUrl, 'bailclair-backup')
  try {
    await client.query(plainTextSettings)
    const chosen = method ?? ((await hasSystemTools(client)) ? 'pg_dump' : 'copy')
    await client.query('begin isolation level repeatable read read only')
    const tables = await readTables(client)
    if (chosen === 'pg_dump') await dump(client, databaseUrl, folder)
    else for (const table of tables) await copyOut(client, table, folder)
    const sums = []
    for (const table of tables) sums.push(await checksumTable(client, table))
    const { rows } = await client.query<{ name: string }>('select name from schema_migration order by name')
    const made: Manifest = {
      madeAt: new Date().toISOString(),
      method: chosen,
      migrations: rows.map(({ name }) => name),
      tables: sums,
    }
    // written last: a backup without a manifest was interrupted
    await writeFile(join(folder, manifestFile), `${JSON.stringify(made, undefined, 2)}\n`, { mode: 0o600 })
    return made
  } finally {
    await client.end()
  }
}

/** pg_dump uses our transaction's snapshot, so the manifest's checksums fit. */
async function dump(client: pg.Client, databaseUrl: string, folder: string) {
  const { rows } = await client.query<{ snapshot: string }>('select pg_export_snapshot() as snapshot')
  const file = join(folder, dumpFile)
  await writeFile(file, '', { mode: 0o600 })
  await runTool('pg_dump', databaseUrl, '--format=custom', `--snapshot=${rows[0]?.snapshot}`, `--file=${file}`)
}

async function copyOut(client: pg.Client, table: Table, folder: string) {
  // a query, because COPY does not read partitioned tables
  const query = `select ${columnsOf(table)} from ${pg.escapeIdentifier(table.name)}`
  const rows = client.query(copyTo(`copy (${query}) to stdout`))
  await pipeline(rows, createGzip(), createWriteStream(join(folder, tableFile(table.name)), { mode: 0o600 }))
}
