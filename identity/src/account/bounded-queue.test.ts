import { afterEach, describe, expect, it, vi } from 'vitest'
import { Unavailable } from '#platform/unavailable.ts'
import { createQueue } from './bounded-queue.ts'

/** Work that ends when told. */
function work() {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  let isRunning = false
  return {
    run: () => {
      isRunning = true
      return promise
    },
    isRunning: () => isRunning,
    end: () => resolve('done'),
    fail: () => reject(new Error('failed')),
  }
}
const settle = () => new Promise((resolve) => setImmediate(resolve))

describe('a bounded queue', () => {
  it('runs so many at a time, in the order they came', async () => {
    const enqueue = createQueue({ concurrency: 2, length: 10 })
    const works = Array.from({ length: 4 }, work)
    const results = works.map(({ run }) => enqueue(run))
    const running = () => works.map(({ isRunning }) => isRunning())
    await settle()
    expect(running()).toEqual([true, true, false, false])
    works[1]?.end()
    await settle()
    expect(running()).toEqual([true, true, true, false])
    for (const { end } of works) end()
    expect(await Promise.all(results)).toEqual(['done', 'done', 'done', 'done'])
  })

  it('tells whoever comes when it is full to come back, and only them', async () => {
    const enqueue = createQueue({ concurrency: 1, length: 1 })
    const [first, second, third] = [work(), work(), work()]
    const results = [enqueue(first.run), enqueue(second.run)]
    await expect(enqueue(third.run)).rejects.toEqual(expect.objectContaining({ retryAfter: 5 }))
    await expect(enqueue(third.run)).rejects.toBeInstanceOf(Unavailable)
    expect(third.isRunning()).toBe(false)
    first.end()
    second.end()
    expect(await Promise.all(results)).toEqual(['done', 'done'])
    third.end()
    expect(await enqueue(third.run)).toBe('done')
  })

  it('goes on after a work that failed', async () => {
    const enqueue = createQueue({ concurrency: 1, length: 1 })
    const [first, second] = [work(), work()]
    const results = [enqueue(first.run), enqueue(second.run)]
    first.fail()
    second.end()
    await expect(results[0]).rejects.toThrow('failed')
    expect(await results[1]).toBe('done')
  })

  describe('in time', () => {
    const start = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
    afterEach(() => vi.useRealTimers())

    it('tells whoever waited for 15 s to come back, and goes on with the others', async () => {
      start()
      const enqueue = createQueue({ concurrency: 1, length: 2 })
      const [endless, late, later] = [work(), work(), work()]
      const first = enqueue(endless.run)
      const second = enqueue(late.run)
      await vi.advanceTimersByTimeAsync(14_999)
      const third = enqueue(later.run)
      const refusal = expect(second).rejects.toBeInstanceOf(Unavailable)
      await vi.advanceTimersByTimeAsync(1)
      await refusal
      endless.end()
      later.end()
      expect(await Promise.all([first, third])).toEqual(['done', 'done'])
      expect(late.isRunning()).toBe(false)
    })

    it.each([
      [8, 8],
      [5_000, 50],
    ])('rests after a work of %i ms for %i ms, where others need room', async (took, rest) => {
      start()
      const enqueue = createQueue({ concurrency: 1, length: 1, hasRests: true })
      const [first, second] = [work(), work()]
      const results = [enqueue(first.run), enqueue(second.run)]
      await vi.advanceTimersByTimeAsync(took)
      first.end()
      expect(await results[0]).toBe('done')
      await vi.advanceTimersByTimeAsync(rest - 1)
      expect(second.isRunning()).toBe(false)
      await vi.advanceTimersByTimeAsync(1)
      expect(second.isRunning()).toBe(true)
      second.end()
      expect(await results[1]).toBe('done')
    })
  })
})
