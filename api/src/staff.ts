import { randomBytes } from 'node:crypto'
import { text } from 'node:stream/consumers'
import { AppError } from '@bailclair/domain/contract/errors.ts'
import { createLogger } from '@bailclair/server-kit/logger.ts'
import { openIdentity } from '#identity/identity.gateway.ts'
import { loadConfig } from '#platform/config/load-config.ts'
import { openDatabase } from '#platform/database/db.ts'
import { runStaffCommand } from '#verification/staff-command.ts'

/** `node api/src/staff.ts create | password | disable | enable | reset-factors | list`, with the environment of the API. */
const config = loadConfig(process.env)
const logger = createLogger(config, process.stderr)
const clock = () => new Date()
const { db, close } = openDatabase(config, logger)
const identity = openIdentity({ clock, config, observe: () => undefined })
try {
  const result = await runStaffCommand({ db, clock, config, identity }, process.argv.slice(2), {
    typed: async () => (await text(process.stdin)).split(/\r?\n/)[0] ?? '',
    // 120 random bits; the suffix satisfies policies that ask for a digit and a special character
    made: () => `${randomBytes(15).toString('base64url')}-7a`,
  })
  console[result.exitCode === 0 ? 'log' : 'error'](result.text)
  process.exitCode = result.exitCode
} catch (error) {
  const isAway = error instanceof AppError && error.code === 'IdentityUnavailable'
  const reason = isAway ? `no answer from the identity server, ${config.IDENTITY_URL}` : (error as Error).message
  console.error(`It could not be done: ${reason}`)
  process.exitCode = 1
} finally {
  identity.close()
  await close()
}
