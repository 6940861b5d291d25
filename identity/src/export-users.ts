import { parseArgs } from 'node:util'
import { createLogger } from '@bailclair/server-kit/logger.ts'
import { writeUsers } from '#export/write-users.service.ts'
import { openSecretRing } from '#factor/secret-ring.ts'
import { loadConfig } from '#platform/config/load-config.ts'
import { openDatabase } from '#platform/database/database.ts'
import { isRealmName, realmNames } from '#realm/realm-names.ts'

/**
 * `node identity/src/export-users.ts --realm owner [--out FILE]`: the accounts of a realm in Keycloak's import format,
 * with password hashes and secrets of code apps. They go to a new file, never to the terminal.
 */
async function exportUsers() {
  const { realm = '', out } = parseArgs({ options: { realm: { type: 'string' }, out: { type: 'string' } } }).values
  if (!isRealmName(realm)) throw new Error(`Which realm? --realm ${realmNames.join(', ')}`)
  const path = out ?? `${realm}-users.json`
  const config = loadConfig(process.env)
  const db = openDatabase(config, createLogger(config))
  try {
    const counts = await writeUsers({ db, secretRing: openSecretRing(config) }, realm, path)
    const { accounts, passwords, passkeys, codeApps, federated, recoveryCodes } = counts
    process.stdout.write(
      `Wrote ${accounts} accounts of ${realm} to ${path}: ${passwords} passwords, ${passkeys} passkeys, ` +
        `${codeApps} code apps, ${federated} linked to the federation.\n` +
        `Recovery codes of ${recoveryCodes} accounts stay behind: only their keyed hashes are known.\n` +
        `The file opens these accounts: delete it after the import.\n`,
    )
  } finally {
    await db.close()
  }
}

await exportUsers().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
})
