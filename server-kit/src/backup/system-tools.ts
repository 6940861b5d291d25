import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type pg from 'pg'

const run = promisify(execFile)

/** An address as PostgreSQL's own tools read it from the environment: a password in their arguments could be seen. */
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

export const runTool = async (tool: 'pg_dump' | 'pg_restore', url: string, ...args: string[]): Promise<void> =>
  void (await run(tool, args, { env: environmentOf(url), maxBuffer: 16 * 1024 * 1024 }))

/** Those of the system, unless they are older than the server: then they refuse it. */
export async function hasSystemTools(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ version: number }>(
    `select current_setting('server_version_num')::integer / 10000 as version`,
  )
  try {
    const { stdout } = await run('pg_dump', ['--version'])
    return Number(stdout.match(/\d+/)?.[0]) >= Number(rows[0]?.version)
  } catch {
    return false // not installed: the bundled PostgreSQL has none
  }
}
