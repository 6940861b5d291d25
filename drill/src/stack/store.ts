import { listensOn } from '#machine/probes.ts'
import type { Service } from '#machine/service.ts'
import type { Context } from './context.ts'
import { backupBucket } from './pgbackrest.ts'

export const buckets = { documents: 'bailclair-documents', assets: 'bailclair-assets' } as const

/** VersityGW on a folder: its buckets are folders. */
export async function startStore(context: Context, program: string): Promise<Service> {
  const { ports, secrets, authority } = context
  const folder = context.makeFolder('store')
  for (const bucket of [...Object.values(buckets), backupBucket]) context.makeFolder(`store/${bucket}`)
  const service = context.service({
    name: 'store',
    command: [
      ...[program, '--port', `127.0.0.1:${ports.store}`, '--quiet', '--keep-alive'],
      ...['--cert', authority.server.certificateFile, '--key', authority.server.keyFile],
      ...['posix', '--sidecar', context.makeFolder('metadata-of-store'), folder],
    ],
    env: { ROOT_ACCESS_KEY_ID: secrets.storeKeyId, ROOT_SECRET_ACCESS_KEY: secrets.storeKey },
    isReady: listensOn(ports.store),
  })
  await service.start()
  return service
}
