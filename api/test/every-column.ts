type Sql = (text: string, values?: unknown[]) => Promise<Record<string, unknown>[]>
type Column = { table: string; name: string; hasId: boolean; expression: string }

/** Another value of the same type, as SQL; `fromNull` when there is none. */
const others: Readonly<Record<string, { other: string; fromNull: string }>> = {
  text: { other: `# || ' x'`, fromNull: `'1 x'` },
  bool: { other: 'not #', fromNull: 'true' },
  int2: { other: '# + 1', fromNull: '1' },
  int4: { other: '# + 1', fromNull: '1' },
  int8: { other: '# + 1', fromNull: '1' },
  numeric: { other: '# + 1', fromNull: '1' },
  date: { other: '# + 1', fromNull: 'current_date' },
  timestamptz: { other: `# + interval '1 hour'`, fromNull: 'now()' },
}

/** Columns of every table, each with an expression that changes it. Left out: keys, bytes and JSON. */
export async function listColumns(sql: Sql): Promise<Column[]> {
  const found = (await sql(
    `select table_name as "table", column_name as name, udt_name as type, data_type = 'USER-DEFINED' as "isEnum",
        exists (select from information_schema.columns as id
          where id.table_name = columns.table_name and id.column_name = 'id') as "hasId"
      from information_schema.columns join information_schema.tables using (table_schema, table_name)
      where table_schema = 'public' and table_type = 'BASE TABLE' and is_generated = 'NEVER' and is_identity = 'NO'
        and not exists (select from pg_index join pg_attribute on attrelid = indrelid and attnum = any(indkey)
          where indisprimary and indrelid = table_name::regclass and attname = column_name)
      order by table_name, ordinal_position`,
  )) as { table: string; name: string; type: string; isEnum: boolean; hasId: boolean }[]
  return found.flatMap(({ table, name, type, isEnum, hasId }) => {
    const all = `enum_range(null::${type})`
    const otherOf = isEnum
      ? { other: `case # when (${all})[1] then (${all})[2] else (${all})[1] end`, fromNull: `(${all})[1]` }
      : others[type]
    if (!otherOf) return []
    const expression = `coalesce(${otherOf.other.replaceAll('#', `"${name}"`)}, ${otherOf.fromNull})`
    return [{ table, name, hasId, expression }]
  })
}

/** Compares `look` before and after a change of the column in all rows, which is undone. Not where a key or a check refuses it. */
export async function withChanged<Seen>(
  sql: Sql,
  { table, name, hasId, expression }: Column,
  look: () => Promise<Seen>,
  compare: (before: Seen, after: Seen) => void,
) {
  const rows = await sql(`select "${name}" as value ${hasId ? ', id' : ''} from ${table}`)
  if (rows.length === 0 || (!hasId && rows.length > 1)) return
  const before = await look()
  const isChanged = await sql(`update ${table} set "${name}" = ${expression}`).then(
    () => true,
    ({ code }: { code?: string }) => {
      // integrity constraints, and the triggers of append-only tables
      if (code?.startsWith('23') || code === 'P0001' || code === '42501') return false
      throw new Error(`${table}.${name} cannot be changed: ${code}`)
    },
  )
  if (!isChanged) return
  compare(before, await look())
  // backwards: of two initiators, one must go first
  for (const { value, id } of rows.toReversed())
    await sql(`update ${table} set "${name}" = $1 ${hasId ? 'where id = $2' : ''}`, hasId ? [value, id] : [value])
}
