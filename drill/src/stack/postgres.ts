import { appendFileSync, existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { listensOn } from '#machine/probes.ts'
import { runCommand } from '#machine/run-command.ts'
import type { Service } from '#machine/service.ts'
import type { Context } from './context.ts'

export type Database = {
  nodes: Record<'a' | 'b', Service>
  /** Runs SQL as the superuser on the primary, for the preparation and for checks. */
  sql: (database: string, statement: string) => Promise<string>
  /** Lines of HAProxy that lead to the primary. */
  primaryServers: string[]
}

/** Debian installs each version apart; the newest is used. */
export function findPostgresBin(): string | undefined {
  const root = '/usr/lib/postgresql'
  const versions = existsSync(root) ? readdirSync(root).map(Number).filter(Boolean) : []
  return versions.length > 0 ? join(root, String(Math.max(...versions)), 'bin') : undefined
}

/** A primary and a streaming standby. */
export async function startPostgres(context: Context): Promise<Database> {
  const { ports } = context
  const bin = findPostgresBin() ?? ''
  const sockets = context.makeFolder('postgres', 'postgres')
  const folderOf = (node: 'a' | 'b') => join(sockets, node)
  const node = (name: 'a' | 'b') =>
    context.service({
      name: `postgres-${name}`,
      user: 'postgres',
      command: [
        ...[join(bin, 'postgres'), '-D', folderOf(name), '-p', String(ports[`postgres-${name}`])],
        ...['-k', sockets, '-c', 'listen_addresses=127.0.0.1'],
      ],
      cwd: sockets,
      isReady: listensOn(ports[`postgres-${name}`]),
      stopSignal: 'SIGINT',
    })
  const socket = ['-h', sockets, '-p', String(ports['postgres-a'])]

  const initdb = [join(bin, 'initdb'), '-D', folderOf('a'), '-E', 'UTF8', '--locale=C.UTF-8', '-A', 'scram-sha-256']
  await runCommand([...initdb, '--auth-local=peer'], { user: 'postgres' })
  appendFileSync(join(folderOf('a'), 'pg_hba.conf'), 'local replication postgres peer\n')
  const nodes = { a: node('a'), b: node('b') }
  await nodes.a.start()
  const copy = [join(bin, 'pg_basebackup'), ...socket, '-D', folderOf('b'), '-R', '-X', 'stream', '-c', 'fast']
  await runCommand(copy, { user: 'postgres' })
  await nodes.b.start()

  const sql = (database: string, statement: string) =>
    runCommand(['psql', ...socket, '-d', database, '-v', 'ON_ERROR_STOP=1', '-qAt', '-f', '-'], {
      user: 'postgres',
      input: statement,
    })
  return { nodes, sql, primaryServers: [`server a 127.0.0.1:${ports['postgres-a']} check inter 1s`] }
}
