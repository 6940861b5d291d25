import type { Config } from '#platform/config/environment.ts'
import { Unavailable } from '#platform/unavailable.ts'

/** Sent as Retry-After by a full queue. */
const retryAfterSeconds = 5
/** Waiting ends before the browser or a proxy gives up. */
const maxWaitMs = 15_000
/** A task that took seconds was waiting itself, so a longer pause would help nobody. */
const maxPauseMs = 50

export type Enqueue = <Result>(task: () => Promise<Result>) => Promise<Result>

/**
 * Limits parallel and waiting password hashes, so that many sign-ins at once neither use every core nor fill the
 * memory. Their database queries wait here too.
 */
export const createPasswordQueue = (config: Pick<Config, 'PASSWORD_CONCURRENCY' | 'PASSWORD_QUEUE_LENGTH'>): Enqueue =>
  createQueue({ concurrency: config.PASSWORD_CONCURRENCY, length: config.PASSWORD_QUEUE_LENGTH })

/**
 * Limits the pages before and after the password: hundreds of people who arrive at once wait here at no cost, instead
 * of at the database, where signed-in people would wait behind them.
 */
export const createSignInQueue = (): Enqueue => createQueue({ concurrency: 1, length: 1_000, hasPauses: true })

type Limits = {
  /** Tasks that run at a time, in order. */
  concurrency: number
  /** Tasks that may wait; further ones are refused. */
  length: number
  /** Pauses after each task for as long as it took, so that half of the time is left for other requests. */
  hasPauses?: boolean
}

export function createQueue({ concurrency, length, hasPauses = false }: Limits): Enqueue {
  let running = 0
  const waiting = new Set<() => void>()

  const waitForSlot = async () => {
    if (running < concurrency) {
      running++
      return
    }
    if (waiting.size >= length) throw new Unavailable(retryAfterSeconds)
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    waiting.add(resolve)
    const timeout = setTimeout(() => {
      waiting.delete(resolve)
      reject(new Unavailable(retryAfterSeconds))
    }, maxWaitMs)
    await promise
    clearTimeout(timeout)
  }
  // a task that ends passes its slot to the next, so nobody overtakes
  const releaseSlot = () => {
    const [next] = waiting
    if (!next) running--
    else {
      waiting.delete(next)
      next()
    }
  }

  return async (task) => {
    await waitForSlot()
    const began = performance.now()
    try {
      return await task()
    } finally {
      if (hasPauses) setTimeout(releaseSlot, Math.min(performance.now() - began, maxPauseMs))
      else releaseSlot()
    }
  }
}
