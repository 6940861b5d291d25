import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { measureRows } from '@bailclair/server-kit/metrics/measure-rows.ts'
import type { Worker } from '@bailclair/server-kit/worker.ts'
import type { Deps } from '#deps.ts'
import { type ChangePartOf, settleUpload } from './settle-upload.service.ts'
import { countUploads, leaseUpload, returnUploads } from './upload.repository.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'config' | 'logger' | 'documents' | 'tracer'>

const defaults = {
  /** Requests of this process wake the worker; those of others are seen by looking, in a small partial index. */
  lookEveryMs: 1_000,
  /** Longer than store, scanner and treatment take together: another worker takes over only when this one is dead. */
  leaseSeconds: 300,
}

/**
 * Reads uploads. Several may run, in one process or on several machines. What is not done in time when it stops is given
 * back, so that another worker need not wait until the leases end.
 */
export function startUploadWorker(
  deps: Needs,
  changePartOf: ChangePartOf,
  settings: Partial<typeof defaults> = {},
): Worker {
  const { lookEveryMs, leaseSeconds } = { ...defaults, ...settings }
  const atOnce = deps.config.UPLOADS_AT_ONCE
  const worker = randomUUID()
  const stopping = new AbortController()
  const underWay = new Set<Promise<void>>()
  let woken = Promise.withResolvers<void>()
  const forget = deps.documents.uploads.onWake(() => woken.resolve())

  const pause = () => sleep(lookEveryMs, undefined, { signal: stopping.signal }).catch(() => undefined)

  async function takeUploads(): Promise<void> {
    // before the look: what comes in between is not missed
    woken = Promise.withResolvers<void>()
    while (underWay.size < atOnce && !stopping.signal.aborted) {
      const upload = await leaseUpload(deps.db, { worker, leaseSeconds })
      if (!upload) break
      const work = deps.tracer
        .run('upload', () => settleUpload(deps, upload, changePartOf))
        .finally(() => underWay.delete(work))
      underWay.add(work)
    }
    if (underWay.size < atOnce) await Promise.race([woken.promise, pause(), ...underWay])
    else await Promise.race(underWay)
  }

  async function run() {
    while (!stopping.signal.aborted) {
      try {
        await takeUploads()
      } catch (err) {
        deps.logger.warn({ err }, 'the queue of uploads cannot be read')
        await pause()
      }
    }
    await Promise.all(underWay)
  }

  const running = run()
  return {
    stop: async () => {
      stopping.abort()
      forget()
      const isDone = running.then(() => true)
      const patience = sleep(drainShare * deps.config.DRAIN_TIMEOUT_MS, false, { ref: false })
      if (!(await Promise.race([isDone, patience]))) await returnUploads(deps.db, worker)
    },
  }
}

/** Of the time for draining; afterwards the database closes. */
const drainShare = 0.8

export function measureUploads({ db, clock, metrics, logger }: Pick<Deps, 'db' | 'clock' | 'metrics' | 'logger'>) {
  measureRows({ registry: metrics, logger }, () => countUploads(db, clock()), [
    {
      name: 'uploads_waiting',
      help: 'Files that were sent and are not read yet',
      read: ({ waiting }) => waiting,
    },
    {
      name: 'uploads_oldest_waiting_seconds',
      help: 'How long the oldest of them has waited; 0 without one',
      read: ({ oldestSeconds }) => oldestSeconds,
    },
    {
      name: 'uploads_failed',
      help: 'Files that could not be read after their sender was answered, of the last days',
      read: ({ failed }) => failed,
    },
  ])
}
