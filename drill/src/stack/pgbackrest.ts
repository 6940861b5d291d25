import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { giveTo } from '#machine/as-user.ts'
import { runCommand } from '#machine/run-command.ts'
import type { Context } from './context.ts'
import { adaptDeployFile } from './deploy-file.ts'

export const backupBucket = 'bailclair-backups'

/** pgBackRest of one node, with the configuration of deploy/ and the drill's store. */
export function makePgbackrest(
  { ports, secrets, makeFolder }: Context,
  {
    name,
    dataFolder,
    sockets,
    port,
    tlsFolder,
  }: Record<'name' | 'dataFolder' | 'sockets' | 'tlsFolder', string> & { port: number },
) {
  const folder = makeFolder(`pgbackrest-${name}`, 'postgres')
  const file = join(folder, 'pgbackrest.conf')
  const text = adaptDeployFile('postgresql/pgbackrest/pgbackrest.conf', {
    's3.bailclair.example': `localhost:${ports.store}`,
    '/etc/bailclair/tls': tlsFolder,
    '/var/spool/pgbackrest': join(folder, 'spool'),
    '/var/lib/postgresql/15/bailclair': dataFolder,
    '/var/run/postgresql': sockets,
    'pg1-port=5432': `pg1-port=${port}`,
    '[global]': `[global]\nlock-path=${join(folder, 'lock')}`,
  })
  writeFileSync(file, text)
  giveTo('postgres', folder)
  const env = {
    PGBACKREST_CONFIG: file,
    PGBACKREST_REPO1_S3_KEY: secrets.storeKeyId,
    PGBACKREST_REPO1_S3_KEY_SECRET: secrets.storeKey,
    PGBACKREST_REPO1_CIPHER_PASS: secrets.backupCipher,
  }
  const run = (command: string, ...options: string[]) =>
    runCommand(['pgbackrest', '--stanza=bailclair', ...options, command], { user: 'postgres', env })
  return { env, run }
}
export type Pgbackrest = ReturnType<typeof makePgbackrest>
