import pg from 'pg'

type Column = {
  table: string
  name: string
  type: string
  isNullable: boolean
  isGenerated: boolean
  labels: string[] | null
}

/** Inserted as text, because `pg` would turn an array into a PostgreSQL array. */
const jsonColumn = 'ColumnType<unknown, string, string>'

/** PostgreSQL types and their TypeScript types, with the parsers of db.ts. A missing type is an error. */
const typescriptTypes: Record<string, string> = {
  bool: 'boolean',
  bytea: 'Buffer',
  date: 'string',
  float8: 'number',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  jsonb: jsonColumn,
  numeric: 'string',
  text: 'string',
  timestamptz: 'Date',
  uuid: 'string',
}

const columnsQuery = `
  select c.relname as table, a.attname as name, t.typname as type,
    not a.attnotnull as "isNullable",
    a.atthasdef or a.attidentity <> '' as "isGenerated",
    (select array_agg(e.enumlabel::text order by e.enumsortorder) from pg_enum e
      where e.enumtypid = case when t.typelem = 0 then t.oid else t.typelem end) as labels
  from pg_class c
  join pg_namespace n on n.oid = c.relnamespace
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  join pg_type t on t.oid = a.atttypid
  where n.nspname = 'public' and c.relkind in ('r', 'p', 'v', 'm') and not c.relispartition
  order by c.relname, a.attnum`

/** The text of schema.generated.ts for a migrated database. */
export async function describeSchema(databaseUrl: string): Promise<string> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  const { rows } = await client.query<Column>(columnsQuery).finally(() => client.end())
  const tables = Map.groupBy(rows, ({ table }) => table)
  const body = [...tables]
    .map(([table, columns]) => `  ${camelCase(table)}: {\n${columns.map(line).join('')}  }\n`)
    .join('')
  const imports = ['ColumnType', 'Generated'].filter((name) => body.includes(`${name}<`)).join(', ')
  return [
    '// Generated from the migrated database, never edited: vitest run --project api generate-schema-types --update',
    ...(imports ? [`import type { ${imports} } from 'kysely'\n`] : ['']),
    `export interface Schema {\n${body}}\n`,
  ].join('\n')
}

function line({ name, type, isNullable, isGenerated, labels }: Column): string {
  const isArray = type.startsWith('_')
  const element = labels?.map((label) => `'${label}'`).join(' | ') ?? typescriptTypes[isArray ? type.slice(1) : type]
  if (!element) throw new Error(`No TypeScript type for PostgreSQL's ${type} (column ${name})`)
  if (element === jsonColumn && isGenerated)
    return `    ${camelCase(name)}: ColumnType<unknown, string | undefined, string>\n`
  const value = `${isArray ? `Array<${element}>` : element}${isNullable ? ' | null' : ''}`
  return `    ${camelCase(name)}: ${isGenerated ? `Generated<${value}>` : value}\n`
}

const camelCase = (name: string) => name.replaceAll(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
