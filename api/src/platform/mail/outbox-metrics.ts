import { Gauge } from 'prom-client'
import type { Deps } from '#deps.ts'
import { countOutbox, type OutboxFigures } from './outbox.repository.ts'
import type { OutboxWorker } from './outbox-worker.ts'

/** Metrics for operators: waiting mails, dead mails, and when the worker last polled. */
export function measureOutbox({ db, metrics, logger }: Pick<Deps, 'db' | 'metrics' | 'logger'>, worker: OutboxWorker) {
  const gauge = (name: string, help: string, read: (figures: OutboxFigures) => number) =>
    new Gauge({
      name,
      help,
      registers: [metrics],
      async collect() {
        try {
          this.set(read(await countOutbox(db)))
        } catch (err) {
          // when the database is down, the other metrics must still be readable
          logger.warn({ err }, 'the mail outbox cannot be counted')
          this.set(Number.NaN)
        }
      },
    })
  gauge('mail_outbox_pending', 'Mails waiting to be sent', ({ pending }) => pending)
  gauge('mail_outbox_dead', 'Mails given up, until someone requeues them', ({ dead }) => dead)
  gauge('mail_outbox_oldest_seconds', 'Age of the oldest mail that waits', ({ oldestAgeSeconds }) => oldestAgeSeconds)
  new Gauge({
    name: 'mail_worker_last_run_timestamp_seconds',
    help: 'When the mail worker last looked for mails (heartbeat)',
    registers: [metrics],
    collect() {
      this.set(worker.lastRunAt().getTime() / 1_000)
    },
  })
}
