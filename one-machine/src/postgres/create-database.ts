import pg from 'pg'

/** A further database beside the one of `serverUrl`, made when it is missing. Returns its address. */
export async function createDatabaseIfMissing(serverUrl: string, name: string): Promise<string> {
  const client = new pg.Client(serverUrl)
  await client.connect()
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
    if (rowCount === 0) await client.query(`create database ${pg.escapeIdentifier(name)}`)
  } finally {
    await client.end()
  }
  const url = new URL(serverUrl)
  url.pathname = name
  return url.href
}
