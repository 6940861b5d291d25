import { setTimeout as sleep } from 'node:timers/promises'
import type { Worker } from '@bailclair/server-kit/worker.ts'
import type { Deps } from '#deps.ts'
import { mailPayload } from './mail.schema.ts'
import { type Mailer, sendTimeLimit } from './mailer.ts'
import { type ClaimedMail, claimMails, markDead, markPostponed, markSent } from './outbox.repository.ts'
import { describeSendFailure, maxAttempts, retryDelay, type SendFailure } from './retry.rules.ts'

export type OutboxWorker = Worker & {
  /** When it last looked for mails: an old date means that nothing leaves any more. */
  lastRunAt: () => Date
}

type WorkerDeps = Pick<Deps, 'db' | 'clock' | 'logger'> & { mailer: Mailer }

/** Milliseconds, but for `concurrency`. */
const defaults = {
  concurrency: 8,
  /** A mail leaves within about a second. A look costs one probe of a small partial index. */
  pollInterval: 500,
  /** Longer than the slowest send: a mail is given to another worker only when this one is dead. */
  lease: 2 * sendTimeLimit,
}

/** Sends what the outbox holds. Several may run, in one process or in many. */
export function startOutboxWorker(deps: WorkerDeps, settings: Partial<typeof defaults> = {}): OutboxWorker {
  const { concurrency, pollInterval, lease } = { ...defaults, ...settings }
  const stopping = new AbortController()
  const leased = new Set<Promise<void>>()
  let lastRunAt = deps.clock()

  const pause = () => sleep(pollInterval, undefined, { signal: stopping.signal }).catch(() => undefined)

  async function takeWhatIsDue(): Promise<void> {
    const free = concurrency - leased.size
    const mails = await claimMails(deps.db, free, lease)
    for (const mail of mails) {
      const work = deliver(deps, mail).finally(() => leased.delete(work))
      leased.add(work)
    }
    await (mails.length < free ? pause() : Promise.race(leased))
  }

  async function run() {
    while (!stopping.signal.aborted) {
      lastRunAt = deps.clock()
      try {
        await takeWhatIsDue()
      } catch (err) {
        deps.logger.warn({ err }, 'the mail outbox cannot be read')
        await pause()
      }
    }
    await Promise.all(leased)
  }

  const running = run()
  return {
    lastRunAt: () => lastRunAt,
    stop: () => {
      stopping.abort()
      return running
    },
  }
}

/** Never rejects: what cannot be settled now comes back when its lease ends. */
async function deliver(deps: WorkerDeps, mail: ClaimedMail): Promise<void> {
  try {
    const failure = await attempt(deps, mail)
    if (failure) await settleFailure(deps, mail, failure)
    else await markSent(deps.db, mail.id)
  } catch (err) {
    deps.logger.error({ err, mail: mail.id }, 'a mail could not be settled')
  }
}

async function attempt({ mailer }: WorkerDeps, { id, payload, attempts, createdAt }: ClaimedMail) {
  // every earlier attempt ended with the process: it is not tried for ever
  if (attempts > maxAttempts) return { isPermanent: true, name: 'abandoned' }
  const parsed = mailPayload.safeParse(payload)
  if (!parsed.success) return { isPermanent: true, name: 'unreadable' }
  try {
    await mailer.send({ ...parsed.data, id, createdAt })
    return undefined
  } catch (error) {
    return describeSendFailure(error)
  }
}

async function settleFailure({ db, logger }: WorkerDeps, mail: ClaimedMail, { isPermanent, name }: SendFailure) {
  const about = { mail: mail.id, kind: mail.kind, attempts: mail.attempts, failure: name }
  if (isPermanent || mail.attempts >= maxAttempts) {
    await markDead(db, mail, name)
    logger.error(about, 'a mail is dead')
  } else {
    await markPostponed(db, mail, name, retryDelay(mail.attempts, Math.random))
    logger.warn(about, 'a mail is postponed')
  }
}
