import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type pg from 'pg'

const run = promisify(execFile)

/** PostgreSQL's tools read the address from the environment, because other users can see a password in arguments. */
function environmentOf(url: string): NodeJS.ProcessEnv {
  const { hostname, port, username, password, pathname } = new URL(url)
  return {
    ...process.env,
    PGHOST: hostname,
    PGPORT: port || '5432',
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
  }
}

/** Returns what the tool prints. */
export async function runTool(tool: 'pg_dump' | 'pg_restore', url: string, ...args: string[]): Promise<string> {
  const { stdout } = await run(tool, args, { env: environmentOf(url), maxBuffer: 16 * 1024 * 1024 })
  return stdout
}

/** `pg_dump` refuses a server that is newer than itself. */
export async function hasSystemTools(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ version: number }>(
    `select current_setting('server_version_num')::integer / 10000 as version`,
  )
  try {
    const { stdout } = await run('pg_dump', ['--version'])
    return Number(stdout.match(/\d+/)?.[0]) >= Number(rows[0]?.version)
  } catch {
    return false // not installed: the bundled PostgreSQL does not include it
  }
}
