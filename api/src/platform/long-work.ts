import { setImmediate as nextLoop } from 'node:timers/promises'

/** About a millisecond of work. */
const slice = 200
let lastTurn = Promise.resolve()

/**
 * Long work calls it between two slices of about a millisecond. One slice of one request runs at a time, then everybody
 * else; so ten long answers delay other requests no more than one does, and each other instead (decision 177).
 */
export function nextTurn(): Promise<void> {
  // twice: in one loop of two nothing but other requests runs
  lastTurn = lastTurn.then(() => nextLoop()).then(() => nextLoop())
  return lastTurn
}

/** `map` for lists of any length. */
export async function mapInSlices<Item, Result>(
  items: readonly Item[],
  map: (item: Item) => Result,
): Promise<Result[]> {
  const results: Result[] = []
  for (const item of items) {
    results.push(map(item))
    if (results.length % slice === 0) await nextTurn()
  }
  return results
}
