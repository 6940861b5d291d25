import type { Worker } from '@bailclair/server-kit/worker.ts'
import type { Deps } from '#deps.ts'
import { createMailer } from './mailer.ts'
import { measureOutbox } from './outbox-metrics.ts'
import { startOutboxWorker } from './outbox-worker.ts'

export function startMail(deps: Pick<Deps, 'db' | 'clock' | 'config' | 'logger' | 'metrics' | 'tokens'>): Worker {
  const mailer = createMailer(deps.config)
  const worker = startOutboxWorker({ ...deps, mailer })
  measureOutbox(deps, worker)
  return {
    stop: async () => {
      await worker.stop()
      mailer.close()
    },
  }
}
