import { setImmediate as nextLoop } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTurns, mapInSlices } from './long-work.ts'

const numbers = Array.from({ length: 1_000 }, (_, number) => number)

it('maps every item, in order', async () => {
  expect(await mapInSlices(numbers, (number) => number * 2)).toEqual(numbers.map((number) => number * 2))
  expect(await mapInSlices([], String)).toEqual([])
})

it('lets others run between two slices, of one list at a time', async () => {
  const done = [0, 0, 0]
  const lists = done.map((_, list) =>
    mapInSlices(numbers, () => {
      const end = performance.now() + 0.05
      while (performance.now() < end);
      done[list] = (done[list] ?? 0) + 1
    }),
  )
  let before = [...done]
  let turns = 0
  for (; before.some((count) => count < numbers.length); turns++) {
    await nextLoop()
    expect(done.filter((count, list) => count !== before[list]).length).toBeLessThanOrEqual(1)
    before = [...done]
  }
  expect(turns).toBeGreaterThan(50)
  await Promise.all(lists)
})

/** The milliseconds until the work is done, on a clock that passes one after twenty loops. */
async function timeOf(work: Promise<unknown>) {
  let isDone = false
  void work.then(() => {
    isDone = true
  })
  for (let ms = 0; ms < 100; ms++) {
    for (let loop = 0; loop < 20; loop++) await nextLoop()
    if (isDone) return ms
    vi.advanceTimersByTime(1)
  }
  return Number.POSITIVE_INFINITY
}

describe('the next turn', () => {
  let { beginCall, workFor, endCall, nextTurn } = createTurns()
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
    ;({ beginCall, workFor, endCall, nextTurn } = createTurns())
  })
  afterEach(() => {
    vi.useRealTimers()
  })
  const turns = (count: number) => Promise.all(Array.from({ length: count }, nextTurn))

  it('waits for short calls, but not for ever', async () => {
    expect(await timeOf(nextTurn())).toBe(0)
    const call = {}
    beginCall(call)
    expect(await timeOf(nextTurn())).toBe(10)
    endCall(call)
  })

  it('goes on as soon as the last short call has ended', async () => {
    const call = {}
    beginCall(call)
    const turn = timeOf(nextTurn())
    setTimeout(() => endCall(call), 4)
    expect(await turn).toBe(4)
  })

  it('waits neither for its own call nor for calls that last', async () => {
    const own = {}
    beginCall(own)
    expect(await timeOf(workFor(own, nextTurn))).toBe(0)
    const call = {}
    beginCall(call)
    vi.advanceTimersByTime(49)
    expect(await timeOf(nextTurn())).toBe(10)
    expect(await timeOf(nextTurn())).toBe(0)
    endCall(call)
  })

  it('rests while there are other visitors, the longer the more requests wait', async () => {
    expect(await timeOf(turns(8))).toBe(0)
    const call = {}
    beginCall(call)
    endCall(call)
    expect(await timeOf(turns(1))).toBe(1)
    expect(await timeOf(turns(8))).toBe(6 + 6 + 6 + 5 + 4 + 3 + 2 + 1)
    vi.advanceTimersByTime(1_000)
    expect(await timeOf(turns(8))).toBe(0)
  })
})
