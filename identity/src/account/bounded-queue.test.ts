import { afterEach, describe, expect, it, vi } from 'vitest'
import { Unavailable } from '#platform/unavailable.ts'
import { createQueue } from './bounded-queue.ts'

/** A task that ends when the test says so. */
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
  it('runs a limited number of tasks at a time, in order', async () => {
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

  it('refuses new tasks while it is full, and keeps the waiting ones', async () => {
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

  it('continues after a failed task', async () => {
    const enqueue = createQueue({ concurrency: 1, length: 1 })
    const [first, second] = [work(), work()]
    const results = [enqueue(first.run), enqueue(second.run)]
    first.fail()
    second.end()
    await expect(results[0]).rejects.toThrow('failed')
    expect(await results[1]).toBe('done')
  })

  describe('timing', () => {
    const start = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
    afterEach(() => vi.useRealTimers())

    it('refuses a task after 15 s of waiting, and continues with the others', async () => {
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
    ])('pauses after a task of %i ms for %i ms', async (took, rest) => {
      start()
      const enqueue = createQueue({ concurrency: 1, length: 1, hasPauses: true })
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
