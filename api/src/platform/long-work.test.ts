import { setImmediate as nextLoop, setTimeout as sleep } from 'node:timers/promises'
import { expect, it, vi } from 'vitest'
import { beginCall, endCall, mapInSlices, nextTurn, workFor } from './long-work.ts'

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

/** Turns that long work gets in so many milliseconds. */
async function turnsIn(ms: number, call: object = {}) {
  let turns = 0
  const end = performance.now() + ms
  await workFor(call, async () => {
    for (; performance.now() < end; turns++) await nextTurn()
  })
  return turns
}
const visitors = 1_000

it('waits for short calls, but not for ever', async () => {
  const alone = await turnsIn(100)
  const call = {}
  beginCall(call)
  const beside = await turnsIn(40)
  endCall(call)
  expect(beside).toBeGreaterThan(1)
  expect(beside).toBeLessThan(alone / 4)
})

it('goes on as soon as the last short call has ended', async () => {
  const call = {}
  beginCall(call)
  // its patience never ends
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  let isOver = false
  const turn = nextTurn().then(() => {
    isOver = true
  })
  for (let loop = 0; loop < 10; loop++) await nextLoop()
  expect(isOver).toBe(false)
  endCall(call)
  await turn
  vi.useRealTimers()
})

it('waits neither for its own call nor for calls that last', async () => {
  await sleep(visitors)
  const alone = await turnsIn(100)
  const own = {}
  beginCall(own)
  expect(await turnsIn(100, own)).toBeGreaterThan(alone / 4)
  beginCall({})
  await sleep(60)
  expect(await turnsIn(100)).toBeGreaterThan(alone / 4)
})

it('rests while there are other visitors, the longer the more requests wait', async () => {
  await sleep(visitors)
  const alone = await turnsIn(100)
  const call = {}
  beginCall(call)
  endCall(call)
  const one = await turnsIn(100)
  expect(one).toBeGreaterThan(5)
  expect(one).toBeLessThan(110)
  expect(one).toBeLessThan(alone / 4)
  const four = await Promise.all([1, 2, 3, 4].map(() => turnsIn(100)))
  const turns = four.reduce((sum, count) => sum + count)
  expect(turns).toBeGreaterThan(4)
  expect(turns).toBeLessThan(35)
})
