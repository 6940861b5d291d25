import { listensOn } from '#machine/probes.ts'
import type { Service } from '#machine/service.ts'
import type { Context } from './context.ts'
import { adaptDeployFile, readEnvironmentFile } from './deploy-file.ts'

/** One member; an authority runs three (deploy/postgresql/README.md). */
export async function startEtcd(context: Context, tlsFolder: string): Promise<Service> {
  const { ports } = context
  const settings = readEnvironmentFile(
    adaptDeployFile('postgresql/patroni/etcd.env', {
      ',pg2=https://pg2.bailclair.example:2380,pg3=https://pg3.bailclair.example:2380': '',
      'pg1.bailclair.example:2379': `127.0.0.1:${ports.etcd}`,
      'pg1.bailclair.example:2380': `127.0.0.1:${ports.etcdPeer}`,
      '0.0.0.0:2379': `127.0.0.1:${ports.etcd}`,
      '0.0.0.0:2380': `127.0.0.1:${ports.etcdPeer}`,
      '/var/lib/etcd/bailclair': context.makeFolder('etcd', 'postgres'),
      '/etc/bailclair/tls': tlsFolder,
    }),
  )
  const service = context.service({
    name: 'etcd',
    user: 'postgres',
    command: ['etcd'],
    env: settings,
    isReady: listensOn(ports.etcd),
  })
  await service.start()
  return service
}
