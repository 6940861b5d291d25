import { expect, it, vi } from 'vitest'
import { runWithLimit } from './run-with-limit.ts'

const items = Array.from({ length: 20 }, (_, index) => index)

it('never exceeds the limit, and uses it fully', async () => {
  let underWay = 0
  const seen: number[] = []
  const action = async () => {
    underWay += 1
    seen.push(underWay)
    await Promise.resolve()
    underWay -= 1
  }
  await runWithLimit(items, { limit: 6, action })
  expect(seen).toHaveLength(20)
  expect(Math.max(...seen)).toBe(6)
})

it('returns successes and failures in order and reports progress', async () => {
  const onSettled = vi.fn()
  const action = async (item: number) => {
    // The first items end last.
    for (let rest = item; rest < 20; rest++) await Promise.resolve()
    if (item % 7 === 3) throw new Error(`no ${item}`)
  }
  const { done, failed } = await runWithLimit(items, { limit: 8, action, onSettled })
  expect(failed).toEqual([3, 10, 17].map((item) => ({ item, cause: new Error(`no ${item}`) })))
  expect(done).toEqual(items.filter((item) => item % 7 !== 3))
  expect(onSettled.mock.calls.flat()).toEqual(items.map((item) => item + 1))
})

it('handles an empty list', async () => {
  expect(await runWithLimit([], { limit: 6, action: async () => undefined })).toEqual({ done: [], failed: [] })
})
