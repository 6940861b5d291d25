import { describe, expect, it, vi } from 'vitest'
import type { Db } from './db.ts'
import { inBatches } from './in-batches.ts'

const db = {} as Db

/** Statements end when the test says so. */
function setUp() {
  const batches: (readonly number[])[] = []
  const ends: ((error?: Error) => void)[] = []
  const double = inBatches(async (_db, calls: readonly number[]) => {
    batches.push(calls)
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    ends.push((error) => (error ? reject(error) : resolve()))
    await promise
    return calls.map((call) => call * 2)
  })
  return { batches, ends, double }
}

describe('inBatches', () => {
  it('runs the first call at once and those that arrive meanwhile together', async () => {
    const { batches, ends, double } = setUp()
    const results = [1, 2, 3, 4].map((call) => double(db, call))
    expect(batches).toEqual([[1]])
    ends[0]?.()
    expect(await results[0]).toBe(2)
    await vi.waitFor(() => expect(batches).toEqual([[1], [2, 3, 4]]))
    ends[1]?.()
    expect(await Promise.all(results)).toEqual([2, 4, 6, 8])
    const later = double(db, 5)
    await vi.waitFor(() => expect(batches.at(-1)).toEqual([5]))
    ends[2]?.()
    expect(await later).toBe(10)
  })

  it('fails the calls of a failed statement only', async () => {
    const { ends, double } = setUp()
    const results = [1, 2, 3].map((call) => double(db, call).catch((error: Error) => error.message))
    ends[0]?.(new Error('no connection'))
    await vi.waitFor(() => expect(ends).toHaveLength(2))
    const later = double(db, 4)
    ends[1]?.()
    await vi.waitFor(() => expect(ends).toHaveLength(3))
    ends[2]?.()
    expect(await Promise.all([...results, later])).toEqual(['no connection', 4, 6, 8])
  })

  it('takes no more than 200 at once', async () => {
    const { batches, ends, double } = setUp()
    for (let call = 0; call < 300; call++) void double(db, call)
    for (const batch of [0, 1]) {
      await vi.waitFor(() => expect(ends).toHaveLength(batch + 1))
      ends[batch]?.()
    }
    await vi.waitFor(() => expect(batches.map(({ length }) => length)).toEqual([1, 200, 99]))
  })

  it('keeps transactions apart', () => {
    const { batches, double } = setUp()
    for (const call of [1, 2]) void double(db, call)
    void double({} as Db, 3)
    expect(batches).toEqual([[1], [3]])
  })
})
