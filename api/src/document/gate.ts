import { AppError } from '@bailclair/domain/contract/errors.ts'

/** Seconds; about what a treatment takes. */
const retryAfter = 3

type Limits = { atOnce: number; waiting: number }

/** Lets some work happen at a time and a bounded number wait; whoever comes beyond that is told to come back. */
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
