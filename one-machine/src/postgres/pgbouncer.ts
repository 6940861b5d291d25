import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from '#ports.ts'
import { endChild, endOf } from '#processes.ts'
import { projectRoot } from '#project.ts'

/** Debian installs it where only root looks. */
const searchPath = `${process.env['PATH']}:/usr/sbin:/usr/local/sbin`

export const isPgBouncerInstalled = (): boolean =>
  spawnSync('pgbouncer', ['--version'], { env: { PATH: searchPath }, stdio: 'ignore' }).status === 0

/** The settings of deploy/postgresql/pgbouncer.ini, in front of every database of one server and without passwords. */
function settingsFor(target: string, port: number): string {
  const { hostname, port: targetPort, username, password } = new URL(target)
  const [, deployed = ''] = readFileSync(join(projectRoot, 'deploy/postgresql/pgbouncer.ini'), 'utf8').split(
    '[pgbouncer]',
  )
  const kept = deployed.split('\n').filter((line) => !/^(listen_|auth_|;)/.test(line))
  return [
    '[databases]',
    `* = host=${hostname} port=${targetPort} user=${username} password=${password}`,
    '[pgbouncer]',
    ...kept,
    `listen_addr = 127.0.0.1\nlisten_port = ${port}\nauth_type = any\nunix_socket_dir =\n`,
  ].join('\n')
}

/** For tests: PgBouncer in front of a PostgreSQL server on loopback. It refuses to run as root, so root becomes nobody. */
export async function startPgBouncer(target: string) {
  const folder = mkdtempSync(join(tmpdir(), 'bailclair-pgbouncer-'))
  chmodSync(folder, 0o755)
  const port = await freePort()
  const file = join(folder, 'pgbouncer.ini')
  writeFileSync(file, settingsFor(target, port))
  const asUser = process.getuid?.() === 0 ? ['-u', 'nobody'] : []
  const child = spawn('pgbouncer', ['-q', ...asUser, file], {
    env: { PATH: searchPath },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const exited = endOf(child)
  const url = new URL(target)
  url.port = String(port)
  await waitUntilReady(url.href, exited)
  return {
    url: url.href,
    stop: async () => {
      await endChild(child, exited, { ask: 'SIGTERM', insist: 'SIGKILL', timeoutMs: 5_000 })
      rmSync(folder, { recursive: true })
    },
  }
}

async function waitUntilReady(url: string, exited: Promise<string>) {
  let end: string | undefined
  void exited.then((how) => {
    end = how
  })
  for (let attempt = 0; attempt < 100; attempt++) {
    if (end) throw new Error(`PgBouncer ended: ${end}`)
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 })
    client.on('error', () => undefined)
    try {
      await client.connect()
      await client.end()
      return
    } catch {
      await sleep(100) // not listening yet
    }
  }
  throw new Error('PgBouncer does not answer')
}
