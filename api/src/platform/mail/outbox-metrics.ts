import { measureRows } from '@bailclair/server-kit/metrics/measure-rows.ts'
import { Gauge } from 'prom-client'
import type { Deps } from '#deps.ts'
import { countOutbox } from './outbox.repository.ts'
import type { OutboxWorker } from './outbox-worker.ts'

/** Metrics for operators: waiting mails, dead mails, and when the worker last polled. */
export function measureOutbox({ db, metrics, logger }: Pick<Deps, 'db' | 'metrics' | 'logger'>, worker: OutboxWorker) {
  measureRows({ registry: metrics, logger }, () => countOutbox(db), [
    { name: 'mail_outbox_pending', help: 'Mails waiting to be sent', read: ({ pending }) => pending },
    { name: 'mail_outbox_dead', help: 'Mails given up, until someone requeues them', read: ({ dead }) => dead },
    {
      name: 'mail_outbox_oldest_seconds',
      help: 'Age of the oldest mail that waits',
      read: ({ oldestAgeSeconds }) => oldestAgeSeconds,
    },
  ])
  new Gauge({
    name: 'mail_worker_last_run_timestamp_seconds',
    help: 'When the mail worker last looked for mails (heartbeat)',
    registers: [metrics],
    collect() {
      this.set(worker.lastRunAt().getTime() / 1_000)
    },
  })
}
