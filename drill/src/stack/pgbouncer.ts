import { copyFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { giveTo } from '#machine/as-user.ts'
import { listensOn } from '#machine/probes.ts'
import type { Service } from '#machine/service.ts'
import type { Context } from './context.ts'

/** In transaction mode, in front of the proxy's address of the primary. */
export async function startPgbouncer(context: Context): Promise<Service> {
  const { ports, secrets, authority } = context
  const folder = context.makeFolder('pgbouncer', 'postgres')
  const authorityFile = join(folder, 'authority.crt')
  copyFileSync(authority.certificateFile, authorityFile)
  const users = Object.entries(secrets.database).map(([role, password]) => `"${role}" "${password}"`)
  const target = `host=127.0.0.1 port=${ports.postgresPrimary}`
  const settings = [
    '[databases]',
    `bailclair = ${target} dbname=bailclair`,
    `bailclair_identity = ${target} dbname=bailclair_identity`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${ports.pgbouncer}`,
    'unix_socket_dir =',
    'auth_type = scram-sha-256',
    `auth_file = ${join(folder, 'users.txt')}`,
    'pool_mode = transaction',
    'default_pool_size = 20',
    'max_client_conn = 500',
    'server_tls_sslmode = verify-full',
    `server_tls_ca_file = ${authorityFile}`,
    // after a failover: ask a server again soon, and try a connection that was idle before it is used
    'server_login_retry = 1',
    'server_check_delay = 5',
    'ignore_startup_parameters = extra_float_digits',
  ]
  writeFileSync(join(folder, 'users.txt'), users.join('\n'))
  writeFileSync(join(folder, 'pgbouncer.ini'), settings.join('\n'))
  giveTo('postgres', folder)
  const service = context.service({
    name: 'pgbouncer',
    user: 'postgres',
    command: ['pgbouncer', join(folder, 'pgbouncer.ini')],
    isReady: listensOn(ports.pgbouncer),
    stopSignal: 'SIGINT',
  })
  await service.start()
  return service
}
