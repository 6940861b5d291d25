import { AppError } from '@bailclair/domain/contract/errors.ts'
import type { Deps } from '#deps.ts'

export type CacheSettings = {
  /** Answers kept; the one not asked for the longest time goes first. */
  entries: number
  /** Milliseconds during which an answer is given again without asking. */
  freshFor: number
  /** Milliseconds during which an answer is better than none. */
  staleFor: number
}

/** Answers of a service that fails now and then: asked once for whoever waits, kept for a while, given when it is down. */
export function createAnswerCache<T>({ clock }: Pick<Deps, 'clock'>, { entries, freshFor, staleFor }: CacheSettings) {
  type Kept = { answer: T; since: number }
  const kept = new Map<string, Kept>()
  const asking = new Map<string, Promise<T>>()

  /** A Map keeps the order of insertion: what is put back is the youngest. */
  function keep(key: string, entry: Kept) {
    kept.delete(key)
    kept.set(key, entry)
    const [oldest] = kept.keys()
    if (kept.size > entries && oldest !== undefined) kept.delete(oldest)
  }

  async function askAndKeep(key: string, ask: () => Promise<T>): Promise<T> {
    const answer = await ask()
    keep(key, { answer, since: clock().getTime() })
    return answer
  }

  function askOnce(key: string, ask: () => Promise<T>): Promise<T> {
    const current = asking.get(key) ?? askAndKeep(key, ask).finally(() => asking.delete(key))
    asking.set(key, current)
    return current
  }

  return {
    async get(key: string, ask: () => Promise<T>): Promise<T> {
      const entry = kept.get(key)
      if (!entry) return askOnce(key, ask)
      keep(key, entry)
      const age = clock().getTime() - entry.since
      if (age < freshFor) return entry.answer
      try {
        return await askOnce(key, ask)
      } catch (error) {
        // an outage the catalogue knows is counted where it happened; anything else is a fault of ours
        if (error instanceof AppError && age < staleFor) return entry.answer
        throw error
      }
    },
  }
}
