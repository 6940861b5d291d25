import { copyFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { giveTo } from '#machine/as-user.ts'
import { listensOn } from '#machine/probes.ts'
import type { Service } from '#machine/service.ts'
import type { Context } from './context.ts'
import { adaptDeployFile } from './deploy-file.ts'

/** In transaction mode, in front of the proxy's address of the primary. */
export async function startPgbouncer(context: Context): Promise<Service> {
  const { ports, secrets, authority } = context
  const folder = context.makeFolder('pgbouncer', 'postgres')
  const authorityFile = join(folder, 'authority.crt')
  copyFileSync(authority.certificateFile, authorityFile)
  const users = Object.entries(secrets.database).map(([role, password]) => `"${role}" "${password}"`)
  writeFileSync(join(folder, 'users.txt'), users.join('\n'))
  const settings = adaptDeployFile('postgresql/pgbouncer.ini', {
    'host=db.bailclair.example port=5432': `host=127.0.0.1 port=${ports.postgresPrimary}`,
    'listen_port = 6432': `listen_port = ${ports.pgbouncer}`,
    '/etc/pgbouncer/userlist.txt': join(folder, 'users.txt'),
  })
  const own = ['unix_socket_dir =', 'server_tls_sslmode = verify-full', `server_tls_ca_file = ${authorityFile}`]
  writeFileSync(join(folder, 'pgbouncer.ini'), `${settings}\n${own.join('\n')}\n`)
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
