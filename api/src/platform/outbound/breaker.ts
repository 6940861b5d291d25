import type { Deps } from '#deps.ts'

export type BreakerSettings = {
  /** Consecutive failures that open the breaker. */
  failures: number
  pauseMs: number
}

export type BreakerState = 'closed' | 'open' | 'probing'

/** Given to each call that may go out; reports how it ended. */
type Settle = (isHealthy: boolean) => void

export type Breaker = ReturnType<typeof createBreaker>

/**
 * After consecutive failures no call goes out for a while, so callers fail fast and the service can recover. Then a
 * single call probes it.
 */
export function createBreaker({ clock }: Pick<Deps, 'clock'>, { failures, pauseMs }: BreakerSettings) {
  let state: BreakerState = 'closed'
  let failuresInARow = 0
  let openedAt = 0
  // results of calls that started before the last state change are ignored
  let generation = 0

  const change = (to: BreakerState) => {
    state = to
    generation++
    failuresInARow = 0
    if (to === 'open') openedAt = clock().getTime()
  }

  const settleFor = (ownGeneration: number): Settle => {
    return (isHealthy) => {
      if (ownGeneration !== generation) return
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
      if (state === 'open' && clock().getTime() - openedAt >= pauseMs) change('probing')
      else if (state !== 'closed') return undefined
      return settleFor(generation)
    },
  }
}
