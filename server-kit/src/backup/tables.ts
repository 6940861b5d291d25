import pg from 'pg'
import type { TableSum } from './manifest.ts'

const { escapeIdentifier } = pg

/** A table with its stored columns; generated columns are computed again. */
export type Table = {
  name: string
  columns: string[]
  /** Columns with a sequence. */
  numbered: string[]
  refersTo: string[]
}

/** The migrations write `schema_migration` themselves. A partitioned table stands for its partitions. */
const listTables = `
  select c.relname as name,
    (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
    coalesce((select array_agg(a.attname::text) from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
        and pg_get_serial_sequence(quote_ident(c.relname), a.attname) is not null), '{}') as numbered,
    coalesce((select array_agg(distinct f.relname::text) from pg_constraint k join pg_class f on f.oid = k.confrelid
      where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid), '{}') as "refersTo"
  from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
    and c.relname <> 'schema_migration'
  order by c.relname`

/** Referenced tables come first, so that foreign keys hold. */
export async function readTables(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(listTables)
  const ordered: Table[] = []
  const waiting = new Map(rows.map((table) => [table.name, table]))
  while (waiting.size > 0) {
    const ready = [...waiting.values()].filter(({ refersTo }) => refersTo.every((name) => !waiting.has(name)))
    if (ready.length === 0) throw new Error(`These tables refer to each other: ${[...waiting.keys()].join(', ')}`)
    for (const table of ready) {
      ordered.push(table)
      waiting.delete(table.name)
    }
  }
  return ordered
}

/** Row count and a sum of row hashes, independent of row order. */
export async function checksumTable(client: pg.Client, { name, columns }: Table): Promise<TableSum> {
  const row = `row(${columns.map(escapeIdentifier).join(', ')})::text`
  const { rows } = await client.query<{ rows: string; checksum: string }>(
    `select count(*) as rows, coalesce(sum(hashtextextended(${row}, 0)::numeric), 0)::text as checksum
     from ${escapeIdentifier(name)}`,
  )
  return { name, rows: Number(rows[0]?.rows), checksum: rows[0]?.checksum ?? '' }
}

export const columnsOf = ({ columns }: Table): string => columns.map(escapeIdentifier).join(', ')

/** With these settings a row has the same text on every server. */
export const plainTextSettings = `set datestyle = 'ISO'; set intervalstyle = 'postgres'; set timezone = 'UTC';
  set bytea_output = 'hex'; set extra_float_digits = 3`
