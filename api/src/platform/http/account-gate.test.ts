import { expect, it } from 'vitest'
import { createAccountGate } from './account-gate.ts'

const settle = () => new Promise((resolve) => setImmediate(resolve))
const { signal } = new AbortController()

function start() {
  const pass = createAccountGate()
  const running: { account: string; end: () => void }[] = []
  const enter = (account: string, given = signal) =>
    pass(account, given, () => new Promise<string>((resolve) => running.push({ account, end: () => resolve('done') })))
  return { enter, running }
}

it('an account has four calls in hand; others do not wait for its further ones', async () => {
  const { enter, running } = start()
  const calls = Array.from({ length: 6 }, () => enter('ana'))
  const other = enter('bo')
  await settle()
  expect(running.map(({ account }) => account)).toEqual(['ana', 'ana', 'ana', 'ana', 'bo'])
  running[0]?.end()
  await settle()
  expect(running).toHaveLength(6)
  running[5]?.end()
  await settle()
  for (const { end } of running) end()
  expect(await Promise.all([...calls, other])).toEqual(Array(7).fill('done'))
})

it('refuses what would wait too long, and skips clients that have gone', async () => {
  const { enter, running } = start()
  const gone = new AbortController()
  const calls = [...Array.from({ length: 4 }, () => enter('ana')), enter('ana', gone.signal)]
  const skipped = expect(calls[4]).rejects.toMatchObject({ code: 'InvalidRequest' })
  calls.push(...Array.from({ length: 99 }, () => enter('ana')))
  await expect(enter('ana')).rejects.toMatchObject({ code: 'TooManyRequests', retryAfter: 2 })
  gone.abort()
  running[0]?.end()
  await skipped
  for (let turn = 0; turn < 103; turn++) {
    for (const { end } of running) end()
    await settle()
  }
  expect(running).toHaveLength(103)
  await Promise.allSettled(calls)
})
