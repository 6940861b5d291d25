import pg from 'pg'

/** Opens a connection for each statement. */
export async function runSql(databaseUrl: string, statement: string, values: unknown[] = []) {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  try {
    return (await client.query(statement, values)).rows as Record<string, unknown>[]
  } finally {
    await client.end()
  }
}
