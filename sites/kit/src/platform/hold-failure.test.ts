import { beforeEach, expect, it, vi } from 'vitest'
import { holdFailureWhileLeaving } from './hold-failure.ts'

let hour = 0
beforeEach(() => {
  hour += 3_600_000 // nobody is leaving the page any more
  vi.useFakeTimers({ now: hour })
  return async () => {
    await vi.advanceTimersByTimeAsync(10_000)
    vi.useRealTimers()
  }
})
const leave = () => window.dispatchEvent(new Event('beforeunload'))

/** Work that ends by hand, and what was told of it. */
function begin() {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const told = vi.fn()
  void holdFailureWhileLeaving(promise).then(told, (cause: Error) => told(cause.message))
  return { resolve, fail: () => reject(new Error('cancelled')), told }
}

it('does not tell what leaving cancelled', async () => {
  const { fail, told } = begin()
  leave()
  fail()
  await vi.advanceTimersByTimeAsync(9_999)
  expect(told).not.toHaveBeenCalled()
})

it('does not tell what began when the page was already being left', async () => {
  const before = begin()
  leave()
  before.resolve('there')
  const { fail, told } = begin()
  fail()
  await vi.advanceTimersByTimeAsync(9_000)
  expect(told).not.toHaveBeenCalled()
})

it('tells a failure where the page stays after all', async () => {
  const { fail, told } = begin()
  leave()
  fail()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(told).toHaveBeenCalledExactlyOnceWith('cancelled')
})

it.each([
  ['a failure of a page that nobody leaves', 'cancelled', ({ fail }: ReturnType<typeof begin>) => fail()],
  [
    'what succeeds on a page that is being left',
    'there',
    ({ resolve }: ReturnType<typeof begin>) => {
      leave()
      resolve('there')
    },
  ],
])('tells at once %s', async (_, expected, end) => {
  const work = begin()
  end(work)
  await vi.advanceTimersByTimeAsync(0)
  expect(work.told).toHaveBeenCalledExactlyOnceWith(expected)
})

it('listens no longer than the work lasts: Firefox does not keep a page that listens', async () => {
  const remove = vi.spyOn(window, 'removeEventListener')
  const { fail } = begin()
  fail()
  await vi.advanceTimersByTimeAsync(0)
  expect(remove).toHaveBeenCalledWith('beforeunload', expect.any(Function))
})
