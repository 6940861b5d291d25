import { AsyncLocalStorage } from 'node:async_hooks'
import { setImmediate as nextLoop } from 'node:timers/promises'

/** The work between two turns. */
const sliceMs = 1
/** A call that takes longer than this is no short one: nobody waits for it. */
const shortMs = 50
/** The longest that a slice waits for short calls, so that it also gets its share of a busy server. */
const patienceMs = 10
/**
 * After each slice, while there are other visitors, a millisecond of rest for each request that waits, at most these:
 * a thread that always works is interrupted by the system when they need it, and keeps PostgreSQL busy.
 */
const longestRestMs = 6
const visitorsStayMs = 1_000

/** Who works next, among the calls of one server. */
export function createTurns() {
  /** Calls that may be short, with the time of their beginning, oldest first. */
  const shortCalls = new Map<object, number>()
  const currentCall = new AsyncLocalStorage<object>()
  let lastShortCall = Number.NEGATIVE_INFINITY
  let lastTurn = Promise.resolve()
  let waiting = 0
  let goOn: () => void = () => undefined

  async function turn() {
    if (performance.now() - lastShortCall < visitorsStayMs) await sleep(Math.min(waiting, longestRestMs))
    // twice: in one loop of two nothing but other requests runs
    await nextLoop()
    await nextLoop()
    if (hasShortCalls()) await shortCallsEnd()
    waiting--
  }

  function forget(call: object) {
    shortCalls.delete(call)
    if (shortCalls.size === 0) goOn()
  }

  function hasShortCalls(): boolean {
    const now = performance.now()
    for (const [call, began] of shortCalls) {
      if (now - began < shortMs) return true
      shortCalls.delete(call)
    }
    return false
  }

  const shortCallsEnd = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, patienceMs)
      goOn = () => {
        clearTimeout(timer)
        resolve()
      }
    })

  return {
    /** A call arrives. It counts as short until it ends, lasts or works in slices. */
    beginCall(call: object) {
      shortCalls.set(call, performance.now())
    },
    /** Runs the work of a call, so that `nextTurn` knows whose work it is. */
    workFor: <Result>(call: object, work: () => Result): Result => currentCall.run(call, work),
    endCall(call: object) {
      if (shortCalls.has(call)) lastShortCall = performance.now()
      forget(call)
    },
    /**
     * Long work waits for it between two slices. Short calls go first, then one slice of one request; so ten long
     * answers delay other requests no more than one does, and each other instead (decision 177).
     */
    nextTurn(): Promise<void> {
      const call = currentCall.getStore()
      if (call) forget(call)
      waiting++
      lastTurn = lastTurn.then(turn)
      return lastTurn
    },
  }
}
export const { beginCall, workFor, endCall, nextTurn } = createTurns()

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** `map` for lists of any length. */
export async function mapInSlices<Item, Result>(
  items: readonly Item[],
  map: (item: Item) => Result,
): Promise<Result[]> {
  const results: Result[] = []
  const slices = startSlices()
  for (const item of items) {
    results.push(map(item))
    if (slices.isOver()) await slices.next()
  }
  return results
}

/** For loops over anything long: `if (slices.isOver()) await slices.next()`. */
export function startSlices() {
  let began = performance.now()
  return {
    isOver: () => performance.now() - began >= sliceMs,
    next: async () => {
      await nextTurn()
      began = performance.now()
    },
  }
}
