import { setTimeout as sleep } from 'node:timers/promises'

/** Waits until so many bytes may be sent. */
export type Throttle = (bytes: number) => Promise<void>

/** Bytes per second, over all that wait. Time that nobody used is not saved up: no burst after a pause. */
export function createThrottle(
  bytesPerSecond: number,
  { now = () => performance.now(), wait = (ms: number): Promise<unknown> => sleep(ms) } = {},
): Throttle {
  let freeAt = 0
  return async (bytes) => {
    const startAt = Math.max(freeAt, now())
    freeAt = startAt + (1_000 * bytes) / bytesPerSecond
    const delay = startAt - now()
    if (delay > 0) await wait(delay)
  }
}
