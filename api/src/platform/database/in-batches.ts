import type { Db } from './db.ts'

const maxCalls = 200

type Waiting<Call, Result> = {
  call: Call
  resolve: (result: Result) => void
  reject: (error: unknown) => void
}

/**
 * One statement for all calls that arrive while another one is running (decision 226). On a quiet server each call runs
 * at once. Pass only checked values: one that PostgreSQL refuses would fail the whole batch.
 */
export function inBatches<Call, Result>(
  run: (db: Db, calls: readonly Call[]) => Promise<readonly Result[]>,
): (db: Db, call: Call) => Promise<Result> {
  /** What waits, while a statement is running. */
  const queues = new WeakMap<Db, Waiting<Call, Result>[]>()

  async function runBatch(db: Db, batch: readonly Waiting<Call, Result>[]) {
    const calls = batch.map(({ call }) => call)
    try {
      const results = await run(db, calls)
      for (const [index, { resolve }] of batch.entries()) resolve(results[index] as Result)
    } catch (error) {
      for (const { reject } of batch) reject(error)
    }
  }

  async function runAll(db: Db, queue: Waiting<Call, Result>[]) {
    queues.set(db, queue)
    while (queue.length > 0) await runBatch(db, queue.splice(0, maxCalls))
    queues.delete(db)
  }

  return (db, call) =>
    new Promise((resolve, reject) => {
      const waiting = { call, resolve, reject }
      const queue = queues.get(db)
      if (queue) queue.push(waiting)
      else void runAll(db, [waiting])
    })
}
