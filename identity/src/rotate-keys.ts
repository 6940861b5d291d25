import { createLogger } from '@bailclair/server-kit/logger.ts'
import { loadConfig } from '#platform/config/load-config.ts'
import { openDatabase } from '#platform/database/database.ts'
import { isRealmName, realmNames } from '#realm/realm-names.ts'
import { rotateSigningKeys } from '#signing-key/signing-keys.service.ts'

/**
 * `node identity/src/rotate-keys.ts [realm…]`: the next signing key takes over, by default in every realm. Running
 * instances follow within half a minute; older tokens stay valid.
 */
const config = loadConfig(process.env)
const db = openDatabase(config, createLogger(config))
try {
  const asked = process.argv.slice(2)
  const unknown = asked.find((name) => !isRealmName(name))
  if (unknown !== undefined) throw new Error(`There is no realm ${unknown}: ${realmNames.join(', ')}`)
  const realms = realmNames.filter((name) => asked.length === 0 || asked.includes(name))
  for (const realm of realms) await rotateSigningKeys({ db, config }, realm)
  process.stdout.write(`Rotated the signing keys of ${realms.join(', ')}\n`)
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
} finally {
  await db.close()
}
