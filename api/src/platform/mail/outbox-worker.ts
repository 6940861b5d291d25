import { setTimeout as sleep } from 'node:timers/promises'
import type { Worker } from '@bailclair/server-kit/worker.ts'
import type { Deps } from '#deps.ts'
import { mailPayload } from './mail.schema.ts'
import { type Mailer, sendTimeoutMs } from './mailer.ts'
import {
  type ClaimedMail,
  claimMails,
  lockClaimedMail,
  markDead,
  markPostponed,
  markSent,
} from './outbox.repository.ts'
import { describeSendFailure, maxAttempts, retryDelayMs, type SendFailure } from './retry.rules.ts'
import { openMail } from './sealed-link.ts'

export type OutboxWorker = Worker & {
  /** When it last polled; an old date means that no mails are sent. */
  lastRunAt: () => Date
}

type WorkerDeps = Pick<Deps, 'db' | 'clock' | 'logger' | 'tokens' | 'tracer'> & { mailer: Mailer }

const defaults = {
  concurrency: 4,
  /** A mail is sent within about a second. Each poll is one lookup in a small partial index. */
  pollIntervalMs: 500,
  /** Longer than the slowest send, so another worker takes a mail only when this one is dead. */
  leaseMs: 2 * sendTimeoutMs,
}

/** Several workers may run, in one process or in many. */
export function startOutboxWorker(deps: WorkerDeps, settings: Partial<typeof defaults> = {}): OutboxWorker {
  const { concurrency, pollIntervalMs, leaseMs } = { ...defaults, ...settings }
  const stopping = new AbortController()
  const leased = new Set<Promise<void>>()
  let lastRunAt = deps.clock()

  const pause = () => sleep(pollIntervalMs, undefined, { signal: stopping.signal }).catch(() => undefined)

  async function claimDueMails(): Promise<void> {
    const free = concurrency - leased.size
    const mails = await claimMails(deps.db, free, leaseMs)
    for (const mail of mails) {
      const work = deps.tracer
        .run(`mail ${mail.kind}`, () => deliverMail(deps, mail))
        .finally(() => leased.delete(work))
      leased.add(work)
    }
    await (mails.length < free ? pause() : Promise.race(leased))
  }

  async function run() {
    while (!stopping.signal.aborted) {
      lastRunAt = deps.clock()
      try {
        await claimDueMails()
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

/**
 * Looks at the mail again and locks it while it is handed over. Whoever deletes it (with an account, an invitation, an
 * application) comes first and it is not sent, or waits until it has left. Never rejects.
 */
export async function deliverMail(deps: WorkerDeps, claimed: ClaimedMail): Promise<void> {
  try {
    await deps.db.transaction().execute(async (tx) => {
      if (!(await lockClaimedMail(tx, claimed))) return
      const failure = await attempt(deps, claimed)
      if (failure) await settleFailure({ ...deps, db: tx }, claimed, failure)
      else await markSent(tx, claimed.id)
    })
  } catch (err) {
    // it is due again when its lease ends
    deps.logger.error({ err, mail: claimed.id }, 'a mail could not be settled')
  }
}

async function attempt({ mailer, tokens }: WorkerDeps, { id, payload, attempts, createdAt }: ClaimedMail) {
  // earlier attempts crashed the process; do not retry for ever
  if (attempts > maxAttempts) return { isPermanent: true, name: 'abandoned' }
  const parsed = mailPayload.safeParse(payload)
  if (!parsed.success) return { isPermanent: true, name: 'unreadable' }
  try {
    await mailer.send({ ...openMail(tokens, parsed.data), id, createdAt })
    return undefined
  } catch (error) {
    return describeSendFailure(error)
  }
}

async function settleFailure({ db, logger }: WorkerDeps, mail: ClaimedMail, { isPermanent, name }: SendFailure) {
  const about = { mail: mail.id, kind: mail.kind, attempts: mail.attempts, failure: name }
  if (isPermanent || mail.attempts >= maxAttempts) {
    await markDead(db, mail.id, name)
    logger.error(about, 'a mail is dead')
  } else {
    await markPostponed(db, mail.id, name, retryDelayMs(mail.attempts, Math.random))
    logger.warn(about, 'a mail is postponed')
  }
}
