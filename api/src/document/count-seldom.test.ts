import { expect, it } from 'vitest'
import { countSeldom } from './count-seldom.ts'

function start() {
  let now = 0
  let counts = 0
  let fails = false
  const count = countSeldom(
    async () => {
      counts++
      now += 1_000
      if (fails) throw new Error('away')
      return counts
    },
    () => now,
  )
  return { count, pass: (ms: number) => (now += ms), fail: (is: boolean) => (fails = is) }
}

it('counts again when the last count cost one hundredth of the time since', async () => {
  const { count, pass } = start()
  expect(await Promise.all([count(), count()])).toEqual([1, 1])
  pass(98_999)
  expect(await count()).toBe(1)
  pass(1)
  expect(await count()).toBe(2)
})

it('fails as long as it would have been valid, then tries again', async () => {
  const { count, pass, fail } = start()
  fail(true)
  await expect(count()).rejects.toThrow('away')
  await expect(count()).rejects.toThrow('away')
  fail(false)
  pass(99_000)
  expect(await count()).toBe(2)
})
