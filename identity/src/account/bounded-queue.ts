import type { Config } from '#platform/config/environment.ts'
import { Unavailable } from '#platform/unavailable.ts'

/** Seconds after which a full queue is worth another try. */
const retryAfter = 5

export type Enqueue = <Result>(work: () => Promise<Result>) => Promise<Result>

/**
 * Passwords are hashed few at a time with few waiting: a storm of sign-ins must neither take every core nor fill the
 * memory, and what it asks of the database waits here too.
 */
export const createPasswordQueue = (config: Pick<Config, 'PASSWORD_CONCURRENCY' | 'PASSWORD_QUEUE_LENGTH'>): Enqueue =>
  createQueue({ concurrency: config.PASSWORD_CONCURRENCY, length: config.PASSWORD_QUEUE_LENGTH })

/**
 * So are the pages that lead to a password and back: hundreds of people who arrive at once wait here, where they cost
 * nothing, and not before the database, where everyone who is signed in already would wait behind them.
 */
export const createSignInQueue = (): Enqueue => createQueue({ concurrency: 2, length: 1_000 })

/** Runs a few works at a time in the order they came; beyond `length` waiting ones, whoever comes is told to come back. */
export function createQueue({ concurrency, length }: { concurrency: number; length: number }): Enqueue {
  let running = 0
  const waiting: (() => void)[] = []

  const turn = async () => {
    if (running < concurrency) {
      running++
      return
    }
    if (waiting.length >= length) throw new Unavailable(retryAfter)
    // whoever ends hands its place over, so that nobody overtakes
    await new Promise<void>((resolve) => waiting.push(resolve))
  }
  const end = () => {
    const next = waiting.shift()
    if (next) next()
    else running--
  }

  return async (work) => {
    await turn()
    try {
      return await work()
    } finally {
      end()
    }
  }
}
