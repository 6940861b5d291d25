import { createLogger } from '@bailclair/platform/logger.ts'
import { z } from 'zod/mini'
import { environment } from '#platform/config/environment.ts'
import { openDatabase } from '#platform/database/db.ts'
import { countOutbox, listDeadMails, requeueMail } from './outbox.repository.ts'

const usage = `Usage: DATABASE_URL=postgres://… node api/src/platform/mail/outbox-status.ts [requeue <id>]
Without arguments: how many mails wait, and each dead one. Recipients and contents are never shown.`

const settings = z.pick(environment, {
  DATABASE_URL: true,
  DATABASE_POOL_SIZE: true,
  DATABASE_STATEMENT_TIMEOUT_MS: true,
  LOG_LEVEL: true,
})

const { success, data: config } = settings.safeParse(process.env)
const [command, id, ...rest] = process.argv.slice(2)
if (!success || (command && (command !== 'requeue' || !id || rest.length > 0))) {
  console.error(usage)
  process.exit(2)
}

const { db, close } = openDatabase(config, createLogger(config))
try {
  if (id) process.exitCode = await requeue(id)
  else await print()
} finally {
  await close()
}

async function print() {
  const { pending, dead, oldestAgeSeconds } = await countOutbox(db)
  const oldest = pending > 0 ? `, the oldest for ${Math.round(oldestAgeSeconds)} s` : ''
  console.log(`${pending} waiting${oldest}; ${dead} dead`)
  for (const mail of await listDeadMails(db)) {
    const dates = `created ${mail.createdAt.toISOString()}, dead ${mail.deadAt?.toISOString()}`
    console.log(`${mail.id}  ${mail.kind}  ${mail.lastFailure} after ${mail.attempts} attempts  ${dates}`)
  }
}

async function requeue(id: string): Promise<number> {
  const isQueued = await requeueMail(db, id)
  console.log(isQueued ? `${id} will be sent again` : `No dead mail has the id ${id}`)
  return isQueued ? 0 : 1
}
