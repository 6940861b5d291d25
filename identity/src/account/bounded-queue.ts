import type { Config } from '#platform/config/environment.ts'
import { Unavailable } from '#platform/unavailable.ts'

/** Seconds after which a full queue is worth another try. */
const retryAfter = 5
/** Milliseconds: whoever waited for so long is told to come back, before their browser or a proxy gives up. */
const longestWait = 15_000
/** Milliseconds: a work that took seconds waited for somebody else, and nobody gains from a rest. */
const longestRest = 50

export type Enqueue = <Result>(work: () => Promise<Result>) => Promise<Result>

/**
 * Passwords are hashed few at a time with few waiting: a storm of sign-ins must neither take every core nor fill the
 * memory, and what it asks of the database waits here too.
 */
export const createPasswordQueue = (config: Pick<Config, 'PASSWORD_CONCURRENCY' | 'PASSWORD_QUEUE_LENGTH'>): Enqueue =>
  createQueue({ concurrency: config.PASSWORD_CONCURRENCY, length: config.PASSWORD_QUEUE_LENGTH })

/**
 * The pages that lead to a password and back, one at a time and with rests: hundreds of people who arrive at once wait
 * here, where they cost nothing. Before the database, everyone who is signed in already would wait behind them.
 */
export const createSignInQueue = (): Enqueue => createQueue({ concurrency: 1, length: 1_000, hasRests: true })

type Limits = {
  /** How many works run at a time, in the order they came. */
  concurrency: number
  /** How many may wait; further ones are told to come back. */
  length: number
  /** After each work, as long as it took: half of the time is for everyone else, and more when the machine is busy. */
  hasRests?: boolean
}

export function createQueue({ concurrency, length, hasRests = false }: Limits): Enqueue {
  let running = 0
  const waiting = new Set<() => void>()

  const turn = async () => {
    if (running < concurrency) {
      running++
      return
    }
    if (waiting.size >= length) throw new Unavailable(retryAfter)
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    waiting.add(resolve)
    const patience = setTimeout(() => {
      waiting.delete(resolve)
      reject(new Unavailable(retryAfter))
    }, longestWait)
    await promise
    clearTimeout(patience)
  }
  // whoever ends hands its place over, so that nobody overtakes
  const end = () => {
    const [next] = waiting
    if (!next) running--
    else {
      waiting.delete(next)
      next()
    }
  }

  return async (work) => {
    await turn()
    const began = performance.now()
    try {
      return await work()
    } finally {
      if (hasRests) setTimeout(end, Math.min(performance.now() - began, longestRest))
      else end()
    }
  }
}
