import { AppError } from '@bailclair/domain/contract/errors.ts'

/** Seconds; about what cleaning takes. */
const retryAfter = 3

type Limits = { atOnce: number; waiting: number }

/** Limits parallel work and its queue. Beyond the queue: 503 with Retry-After. */
export function createGate({ atOnce, waiting }: Limits) {
  let inside = 0
  const queue: (() => void)[] = []

  return async function pass<T>(work: () => Promise<T>): Promise<T> {
    if (inside >= atOnce) {
      if (queue.length >= waiting) throw new AppError('ServiceUnavailable', { retryAfter })
      await new Promise<void>((resolve) => queue.push(resolve))
    } else inside++
    try {
      return await work()
    } finally {
      const next = queue.shift()
      if (next) next()
      else inside--
    }
  }
}
