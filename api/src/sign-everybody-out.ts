import { AppError } from '@bailclair/domain/contract/errors.ts'
import { createLogger } from '@bailclair/server-kit/logger.ts'
import { openIdentity } from '#identity/identity.gateway.ts'
import { allRealms, signEverybodyOut } from '#identity/sign-everybody-out.service.ts'
import { loadConfig } from '#platform/config/load-config.ts'
import { openDatabase } from '#platform/database/db.ts'

/** `node api/src/sign-everybody-out.ts [realm…]`, with the environment of the API: owners, tenants and staff. */
const asked = process.argv.slice(2)
const realms = allRealms.filter((realm) => asked.length === 0 || asked.includes(realm))
const unknown = asked.find((name) => !allRealms.some((realm) => realm === name))
const config = loadConfig(process.env)
const clock = () => new Date()
const { db, close } = openDatabase(config, createLogger(config, process.stderr))
const identity = openIdentity({ clock, config, observe: () => undefined })
try {
  if (unknown) throw new Error(`there is no realm ${unknown}: ${allRealms.join(', ')}`)
  await signEverybodyOut({ db, clock, config, identity }, realms)
  console.log(`Signed everybody out of ${realms.join(', ')}`)
} catch (error) {
  const isAway = error instanceof AppError && error.code === 'IdentityUnavailable'
  const reason = isAway
    ? 'the API refuses all earlier sessions, but the identity server does not answer: repeat the command'
    : (error as Error).message
  console.error(`Not finished: ${reason}`)
  process.exitCode = 1
} finally {
  identity.close()
  await close()
}
