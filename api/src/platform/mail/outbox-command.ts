import type { Db } from '#platform/database/db.ts'
import { countOutbox, dropDeadMails, listDeadMails, retryDeadMails } from './outbox.repository.ts'

const usage = `Usage: DATABASE_URL=postgres://… npm run outbox -- <command>
  list                how many mails wait, and each dead one; recipients and contents are never shown
  retry <id> | --all  gives dead mails all their attempts again
  drop <id> | --all   forgets dead mails for good`

/** Exit code 1: no dead mail has this id. 2: unknown command. */
type Result = { text: string; exitCode: 0 | 1 | 2 }

export const usageResult: Result = { text: usage, exitCode: 2 }

export async function runOutboxCommand(db: Db, [name, which, ...rest]: readonly string[]): Promise<Result> {
  if (rest.length > 0) return usageResult
  if (name === 'list' && !which) return list(db)
  if (!which || (which.startsWith('-') && which !== '--all')) return usageResult
  const id = which === '--all' ? undefined : which
  if (name === 'retry') return describeCount(await retryDeadMails(db, id), 'will be sent again')
  if (name === 'drop') return describeCount(await dropDeadMails(db, id), 'forgotten')
  return usageResult
}

async function list(db: Db): Promise<Result> {
  const { pending, dead, oldestAgeSeconds } = await countOutbox(db)
  const oldest = pending > 0 ? `, the oldest for ${Math.round(oldestAgeSeconds)} s` : ''
  const lines = (await listDeadMails(db)).map(({ id, kind, lastFailure, attempts, createdAt, deadAt }) => {
    const dates = `created ${createdAt.toISOString()}, dead ${deadAt?.toISOString()}`
    return `${id}  ${kind}  ${lastFailure} after ${attempts} attempts  ${dates}`
  })
  return { text: [`${pending} waiting${oldest}; ${dead} dead`, ...lines].join('\n'), exitCode: 0 }
}

const describeCount = (count: number, fate: string): Result =>
  count === 0
    ? { text: 'No such dead mail', exitCode: 1 }
    : { text: `${count} ${count === 1 ? 'mail' : 'mails'} ${fate}`, exitCode: 0 }
