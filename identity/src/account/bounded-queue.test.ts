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
const [home, away] = ['192.0.2.1', '203.0.113.7']
const settle = () => new Promise((resolve) => setImmediate(resolve))

describe('a bounded queue', () => {
  it('runs a limited number of tasks at a time, in order', async () => {
    const enqueue = createQueue({ concurrency: 2, length: 10 })
    const works = Array.from({ length: 4 }, work)
    const results = works.map(({ run }) => enqueue(home, run))
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
    const results = [enqueue(home, first.run), enqueue(home, second.run)]
    await expect(enqueue(home, third.run)).rejects.toEqual(expect.objectContaining({ retryAfter: 5 }))
    await expect(enqueue(home, third.run)).rejects.toBeInstanceOf(Unavailable)
    expect(third.isRunning()).toBe(false)
    first.end()
    second.end()
    expect(await Promise.all(results)).toEqual(['done', 'done'])
    third.end()
    expect(await enqueue(home, third.run)).toBe('done')
  })

  it('continues after a failed task', async () => {
    const enqueue = createQueue({ concurrency: 1, length: 1 })
    const [first, second] = [work(), work()]
    const results = [enqueue(home, first.run), enqueue(home, second.run)]
    first.fail()
    second.end()
    await expect(results[0]).rejects.toThrow('failed')
    expect(await results[1]).toBe('done')
  })

  it('lets networks take turns', async () => {
    const enqueue = createQueue({ concurrency: 1, length: 10 })
    const [running, ...flood] = Array.from({ length: 4 }, work)
    const visitor = work()
    const results = [running, ...flood].map((each) => enqueue(away, each?.run ?? work().run))
    results.push(enqueue(home, visitor.run))
    running?.end()
    await settle()
    flood[0]?.end()
    await settle()
    expect([visitor.isRunning(), flood[1]?.isRunning()]).toEqual([true, false])
    for (const { end } of [visitor, ...flood]) end()
    expect(await Promise.all(results)).toHaveLength(5)
  })

  it('takes an IPv6 /64 for one network', async () => {
    const enqueue = createQueue({ concurrency: 1, length: 10 })
    const [running, first, second, visitor] = [work(), work(), work(), work()]
    const results = [enqueue('2001:db8::1', running.run), enqueue('2001:db8::2', first.run)]
    results.push(enqueue('2001:db8::3', second.run), enqueue(home, visitor.run))
    running.end()
    await settle()
    first.end()
    await settle()
    expect([visitor.isRunning(), second.isRunning()]).toEqual([true, false])
    for (const { end } of [visitor, second]) end()
    await Promise.all(results)
  })

  it('when full, refuses the latest of the network that waits most', async () => {
    const enqueue = createQueue({ concurrency: 1, length: 3 })
    const [running, first, second, third] = [work(), work(), work(), work()]
    const [visitor, friend] = [work(), work()]
    const results = [running, first, second].map(({ run }) => enqueue(away, run))
    const refusal = expect(enqueue(away, third.run)).rejects.toBeInstanceOf(Unavailable)
    results.push(enqueue(home, visitor.run))
    await refusal
    // 2 against 1: one more for `home` would only swap the two networks
    await expect(enqueue(home, friend.run)).rejects.toBeInstanceOf(Unavailable)
    await expect(enqueue(away, friend.run)).rejects.toBeInstanceOf(Unavailable)
    for (const { end } of [running, first, second, visitor]) end()
    expect(await Promise.all(results)).toHaveLength(4)
  })

  describe('timing', () => {
    const start = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
    afterEach(() => vi.useRealTimers())

    it('refuses a task after 15 s of waiting, and continues with the others', async () => {
      start()
      const enqueue = createQueue({ concurrency: 1, length: 2 })
      const [endless, late, later] = [work(), work(), work()]
      const first = enqueue(home, endless.run)
      const second = enqueue(home, late.run)
      await vi.advanceTimersByTimeAsync(14_999)
      const third = enqueue(home, later.run)
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
      const results = [enqueue(home, first.run), enqueue(home, second.run)]
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
