import { randomUUID } from 'node:crypto'
import type { JobDeps } from './job.ts'
import { endLease, renewLease, takeLease } from './job-lease.repository.ts'

/** The right to run the jobs, for one instance at a time. An instance that dies loses it at the deadline. */
export type JobLease = {
  /** Returns a signal that is aborted when the lease is lost, or undefined while another instance has it. */
  acquire: () => Promise<AbortSignal | undefined>
  release: () => Promise<void>
}

/** Renewed three times in its length, so that one failed renewal is no loss. */
const timing = { leaseMs: 30_000, renewEveryMs: 10_000 }

export function openJobLease(
  { db, logger }: Pick<JobDeps, 'db' | 'logger'>,
  { leaseMs, renewEveryMs } = timing,
): JobLease {
  const holder = randomUUID()
  let stopRenewing: (() => void) | undefined

  function keepRenewing(takenAt: number): AbortSignal {
    const lost = new AbortController()
    let isOver = false
    let renewal: NodeJS.Timeout
    let deadline: NodeJS.Timeout
    const stop = () => {
      isOver = true
      clearTimeout(renewal)
      clearTimeout(deadline)
    }
    const lose = () => {
      stop()
      logger.warn('the lease of the jobs was lost')
      lost.abort()
    }
    const renewLater = () => {
      renewal = setTimeout(() => void renew(), renewEveryMs)
    }
    // counted from before the call, so it ends here before it ends in the database
    const endAfter = (askedAt: number) => {
      clearTimeout(deadline)
      deadline = setTimeout(lose, askedAt + leaseMs - performance.now())
    }
    const renew = async () => {
      const askedAt = performance.now()
      try {
        const isRenewed = await renewLease(db, holder, leaseMs)
        if (isOver) return
        if (!isRenewed) return lose()
        endAfter(askedAt)
      } catch (err) {
        logger.warn({ err }, 'the lease of the jobs could not be renewed')
      }
      if (!isOver) renewLater()
    }
    endAfter(takenAt)
    renewLater()
    stopRenewing = stop
    return lost.signal
  }

  return {
    acquire: async () => {
      const askedAt = performance.now()
      return (await takeLease(db, holder, leaseMs)) ? keepRenewing(askedAt) : undefined
    },
    release: async () => {
      stopRenewing?.()
      await endLease(db, holder)
    },
  }
}
