import type { Worker } from '@bailclair/server-kit/worker.ts'
import type { Deps } from '#deps.ts'
import { openDatabase } from '#platform/database/db.ts'
import { createMailer, sendTimeoutMs } from './mailer.ts'
import { measureOutbox } from './outbox-metrics.ts'
import { startOutboxWorker } from './outbox-worker.ts'

/** Mails have connections of their own, because each is locked while a mail server takes it. */
export function startMail(
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'logger' | 'metrics' | 'tokens' | 'tracer'>,
): Worker {
  const mailer = createMailer(deps.config)
  const database = openDatabase(deps.config, deps.logger, {
    name: 'bailclair-mail',
    // one of them looks for mails while the others send
    size: deps.config.MAIL_CONCURRENCY + 1,
    idleInTransactionTimeoutMs: 2 * sendTimeoutMs,
  })
  const worker = startOutboxWorker({ ...deps, db: database.db, mailer }, { concurrency: deps.config.MAIL_CONCURRENCY })
  measureOutbox(deps, worker)
  return {
    stop: async () => {
      await worker.stop()
      mailer.close()
      await database.close()
    },
  }
}
