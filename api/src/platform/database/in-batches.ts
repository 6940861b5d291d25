import type { Db } from './db.ts'

/** Two, so that a statement that waits for a lock does not hold up every call. */
const maxRunning = 2
const maxCalls = 200

type Waiting<Call, Result> = {
  call: Call
  resolve: (result: Result) => void
  reject: (error: unknown) => void
}

/**
 * One statement for all calls that arrive while others are running (decision 226). On a quiet server each call runs at
 * once. If a statement fails, its calls fail: only for values that are checked before.
 */
export function inBatches<Call, Result>(
  run: (db: Db, calls: readonly Call[]) => Promise<readonly Result[]>,
): (db: Db, call: Call) => Promise<Result> {
  const queues = new WeakMap<Db, { waiting: Waiting<Call, Result>[]; running: number }>()

  return (db, call) => {
    const queue = queues.get(db) ?? { waiting: [], running: 0 }
    queues.set(db, queue)
    return new Promise((resolve, reject) => {
      queue.waiting.push({ call, resolve, reject })
      if (queue.running < maxRunning) void runWaiting()
    })

    async function runWaiting() {
      queue.running++
      while (queue.waiting.length > 0) {
        const batch = queue.waiting.splice(0, maxCalls)
        await runBatch(batch)
      }
      queue.running--
    }

    async function runBatch(batch: readonly Waiting<Call, Result>[]) {
      try {
        const results = await run(
          db,
          batch.map((each) => each.call),
        )
        for (const [index, { resolve }] of batch.entries()) resolve(results[index] as Result)
      } catch (error) {
        for (const { reject } of batch) reject(error)
      }
    }
  }
}
