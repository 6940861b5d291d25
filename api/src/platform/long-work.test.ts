import { setImmediate as nextLoop } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { mapInSlices } from './long-work.ts'

const numbers = Array.from({ length: 1_000 }, (_, number) => number)

it('maps every item, in order', async () => {
  expect(await mapInSlices(numbers, (number) => number * 2)).toEqual(numbers.map((number) => number * 2))
  expect(await mapInSlices([], String)).toEqual([])
})

it('lets others run between two slices, of one list at a time', async () => {
  const done = [0, 0, 0]
  const lists = done.map((_, list) =>
    mapInSlices(numbers, () => {
      done[list] = (done[list] ?? 0) + 1
    }),
  )
  let most = 0
  let before = done.reduce((a, b) => a + b)
  for (let isOver = false; !isOver; isOver = before === 3_000) {
    await nextLoop()
    const now = done.reduce((a, b) => a + b)
    most = Math.max(most, now - before)
    before = now
  }
  expect(most).toBe(200)
  await Promise.all(lists)
})
