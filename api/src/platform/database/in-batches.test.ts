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
  it('runs the first calls at once and those that arrive meanwhile together', async () => {
    const { batches, ends, double } = setUp()
    const results = [1, 2, 3, 4, 5].map((call) => double(db, call))
    expect(batches).toEqual([[1], [2]])
    ends[0]?.()
    expect(await results[0]).toBe(2)
    await vi.waitFor(() => expect(batches).toEqual([[1], [2], [3, 4, 5]]))
    ends[1]?.()
    ends[2]?.()
    expect(await Promise.all(results)).toEqual([2, 4, 6, 8, 10])
    const later = double(db, 6)
    expect(batches.at(-1)).toEqual([6])
    ends[3]?.()
    expect(await later).toBe(12)
  })

  it('fails the calls of a failed statement only', async () => {
    const { ends, double } = setUp()
    const results = [1, 2, 3, 4].map((call) => double(db, call).catch((error: Error) => error.message))
    ends[0]?.(new Error('no connection'))
    await vi.waitFor(() => expect(ends).toHaveLength(3))
    ends[2]?.(new Error('no connection'))
    ends[1]?.()
    expect(await Promise.all(results)).toEqual(['no connection', 4, 'no connection', 'no connection'])
    const later = double(db, 5)
    ends[3]?.()
    expect(await later).toBe(10)
  })

  it('keeps transactions apart', () => {
    const { batches, double } = setUp()
    for (const call of [1, 2, 3]) void double(db, call)
    void double({} as Db, 4)
    expect(batches).toEqual([[1], [2], [4]])
  })
})
