import { AppError } from '@bailclair/domain/contract/errors.ts'

/** Of ten database connections. The pages of a site ask for two or three things at once. */
const atOnce = 4
const mostWaiting = 100
const retryAfterSeconds = 2

type Line = { inside: number; waiting: (() => void)[] }

export type AccountGate = ReturnType<typeof createAccountGate>

/** Lets an account have a few calls in hand; its further calls wait for them, so that others do not (decision 177). */
export function createAccountGate() {
  const lines = new Map<string, Line>()

  return async function pass<T>(account: string, signal: AbortSignal, work: () => Promise<T>): Promise<T> {
    const line = lines.get(account) ?? { inside: 0, waiting: [] }
    lines.set(account, line)
    if (line.inside < atOnce) line.inside++
    else {
      if (line.waiting.length >= mostWaiting) throw new AppError('TooManyRequests', { retryAfter: retryAfterSeconds })
      await new Promise<void>((resolve) => line.waiting.push(resolve))
    }
    try {
      // nobody would read the answer
      if (signal.aborted) throw new AppError('InvalidRequest')
      return await work()
    } finally {
      const next = line.waiting.shift()
      if (next) next()
      else if (--line.inside === 0) lines.delete(account)
    }
  }
}
