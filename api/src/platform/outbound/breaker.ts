import type { Deps } from '#deps.ts'

export type BreakerSettings = {
  /** Consecutive failures that open it. */
  failures: number
  /** Milliseconds for which it stays open before one call may probe. */
  pause: number
}

export type BreakerState = 'closed' | 'open' | 'probing'

/** Handed to each call that may go out; it reports how that call ended. */
type Settle = (isHealthy: boolean) => void

export type Breaker = ReturnType<typeof createBreaker>

/**
 * Spares a service that is down, and our callers the wait: after some failures in a row nothing goes out for a while,
 * then a single call probes.
 */
export function createBreaker({ clock }: Pick<Deps, 'clock'>, { failures, pause }: BreakerSettings) {
  let state: BreakerState = 'closed'
  let failuresInARow = 0
  let openedAt = 0
  // calls that started before the last change of state no longer have a say
  let era = 0

  const change = (to: BreakerState) => {
    state = to
    era++
    failuresInARow = 0
    if (to === 'open') openedAt = clock().getTime()
  }

  const settleFor = (ownEra: number): Settle => {
    return (isHealthy) => {
      if (ownEra !== era) return
      if (isHealthy) {
        if (state === 'probing') change('closed')
        failuresInARow = 0
      } else if (++failuresInARow >= failures || state === 'probing') change('open')
    }
  }

  return {
    state: (): BreakerState => state,
    /** Undefined while no call may go out. */
    tryEnter(): Settle | undefined {
      if (state === 'open' && clock().getTime() - openedAt >= pause) change('probing')
      else if (state !== 'closed') return undefined
      return settleFor(era)
    },
  }
}
