import pg from 'pg'
import { runSql } from './run-sql.ts'

/** Creates a database on the server of `serverUrl` if it is missing, and returns its URL. */
export async function createDatabaseIfMissing(serverUrl: string, name: string): Promise<string> {
  const known = await runSql(serverUrl, 'select from pg_database where datname = $1', [name])
  if (known.length === 0) await runSql(serverUrl, `create database ${pg.escapeIdentifier(name)}`)
  const url = new URL(serverUrl)
  url.pathname = name
  return url.href
}
