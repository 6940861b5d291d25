import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { SealedToken } from '@bailclair/api/src/platform/token/token-keyring.ts'
import type pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { columnNames, columnValues, type SeededTable } from './seed-sql.ts'

/** Two connections: the writer's transaction is not visible to the reader, so that it still sees which rows are missing. */
export type Connections = { reader: pg.Client; writer: pg.Client }
type Sealing = { prefix: string; seal: (token: string) => SealedToken }

/**
 * Copies rows from a query to a table, with each clear token replaced by the columns of a sealed one. Sorted by the first
 * column: ids are random, and indexes that grow in order cost a third less.
 */
export async function copySeed(
  { reader, writer }: Connections,
  seeded: SeededTable,
  source: string,
  sealing?: Sealing,
) {
  const rows = reader.query(copyTo(`copy (select ${columnValues(seeded)} from ${source} order by 1) to stdout`))
  const columns = sealing ? sealedColumns(seeded, sealing.prefix) : columnNames(seeded)
  const table = writer.query(copyFrom(`copy ${seeded.table} (${columns}) from stdin`))
  await pipeline(sealing ? Readable.from(sealLast(rows, sealing), { objectMode: false }) : rows, table)
}

const sealedColumns = ({ columns }: SeededTable, prefix: string) =>
  [...Object.keys(columns).slice(0, -1), ...['hash', 'sealed', 'key_id'].map((name) => `${prefix}_${name}`)].join(', ')

const flushAt = 64_000

/** COPY's text format: a row is a line, columns are separated by tabs, and a backslash is written twice. */
async function* sealLast(rows: Readable, { seal }: Sealing) {
  let text = ''
  for await (const line of createInterface({ input: rows })) {
    const last = line.lastIndexOf('\t') + 1
    const { hash, sealed, keyId } = seal(line.slice(last))
    text += `${line.slice(0, last)}\\\\x${hash.toString('hex')}\t\\\\x${sealed.toString('hex')}\t${keyId}\n`
    if (text.length < flushAt) continue
    yield text
    text = ''
  }
  yield text
}
