import { createLogger } from '@bailclair/server-kit/logger.ts'
import { resealCodeApps } from '#factor/code-app.service.ts'
import { openSecretRing } from '#factor/secret-ring.ts'
import { loadConfig } from '#platform/config/load-config.ts'
import { openDatabase } from '#platform/database/database.ts'
import { isRealmName, realmNames } from '#realm/realm-names.ts'
import { openSigningKeyRing } from '#signing-key/signing-key-ring.ts'
import { rotateSigningKeys, sealSigningKeys } from '#signing-key/signing-keys.service.ts'

/**
 * `node identity/src/rotate-keys.ts [realm…]`: the next signing key takes over, by default in every realm. Running
 * instances follow within half a minute; older tokens stay valid. With `--encryption` the keys stay and are encrypted
 * under the first of SIGNING_KEY_ENCRYPTION_KEYS, like the secrets of code apps.
 */
const config = loadConfig(process.env)
const db = openDatabase(config, createLogger(config))
const deps = { db, config, signingKeyRing: openSigningKeyRing(config), secretRing: openSecretRing(config) }
try {
  const args = process.argv.slice(2)
  const asked = args.filter((arg) => arg !== '--encryption')
  const unknown = asked.find((name) => !isRealmName(name))
  if (unknown !== undefined) throw new Error(`There is no realm ${unknown}: ${realmNames.join(', ')}`)
  const realms = realmNames.filter((name) => asked.length === 0 || asked.includes(name))
  if (args.includes('--encryption')) {
    let count = 0
    for (const realm of realms) count += await sealSigningKeys(deps, realm)
    const secrets = await resealCodeApps(deps)
    process.stdout.write(
      `Encrypted ${count} signing keys of ${realms.join(', ')}, and ${secrets} secrets of code apps\n`,
    )
  } else {
    for (const realm of realms) await rotateSigningKeys(deps, realm)
    process.stdout.write(`Rotated the signing keys of ${realms.join(', ')}\n`)
  }
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
} finally {
  await db.close()
}
