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

it('rests while there are other visitors', async () => {
  await sleep(visitors)
  const alone = await turnsIn(100)
  const call = {}
  beginCall(call)
  endCall(call)
  const beside = await turnsIn(100)
  expect(beside).toBeGreaterThan(5)
  expect(beside).toBeLessThan(60)
  expect(beside).toBeLessThan(alone / 4)
})
