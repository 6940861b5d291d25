import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { listensOn } from '#machine/probes.ts'
import { runCommand } from '#machine/run-command.ts'
import type { Context } from './context.ts'
import { makePgbackrest } from './pgbackrest.ts'
import type { Database } from './postgres.ts'

const patienceMs = 300_000

/** Restores the archive as it was at `target` into a fresh folder, and starts it beside the cluster. */
export async function restoreBeside(context: Context, database: Database, target: string) {
  const { binFolder, tlsFolder } = database
  const port = context.ports['postgres-restored']
  const sockets = context.makeFolder('restored', 'postgres')
  const dataFolder = context.makeFolder('restored/data', 'postgres')
  const pgbackrest = makePgbackrest(context, { name: 'restored', dataFolder, sockets, port, tlsFolder })
  await pgbackrest.run('restore', '--type=time', `--target=${target}`, '--target-action=promote')
  // It must neither archive into the living cluster's place nor wait for its standby.
  const own = {
    port: String(port),
    listen_addresses: '127.0.0.1',
    unix_socket_directories: sockets,
    archive_mode: 'off',
    synchronous_standby_names: '',
  }
  const service = context.service({
    name: 'postgres-restored',
    user: 'postgres',
    command: [
      ...[join(binFolder, 'postgres'), '-D', dataFolder],
      ...Object.entries(own).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    env: pgbackrest.env,
    cwd: sockets,
    isReady: listensOn(port),
    startTimeoutMs: patienceMs,
    stopSignal: 'SIGINT',
  })
  await service.start()
  const sql = (name: string, statement: string) =>
    runCommand(['psql', '-h', sockets, '-p', String(port), '-d', name, '-v', 'ON_ERROR_STOP=1', '-qAt', '-f', '-'], {
      user: 'postgres',
      input: statement,
    })
  const isWritable = () => sql('postgres', 'select not pg_is_in_recovery()').then((answer) => answer.trim() === 't', no)
  for (const deadline = Date.now() + patienceMs; !(await isWritable()); await sleep(200))
    if (Date.now() > deadline) throw new Error('The restored cluster is still in recovery.')
  return { sql, stop: service.stop }
}

/** PostgreSQL listens before it accepts anybody. */
const no = () => false
