import { pino } from 'pino'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { repeat } from './worker.ts'

beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

describe('repeat', () => {
  it('goes on after a failure, and never works twice at once', async () => {
    const lines: string[] = []
    let turns = 0
    let atOnce = 0
    const worker = repeat(
      { name: 'test', everyMs: 1, logger: pino({}, { write: (line) => void lines.push(line) }) },
      async () => {
        expect(++atOnce).toBe(1)
        await wait(5)
        atOnce--
        if (++turns === 1) throw new Error('once')
      },
    )
    await vi.advanceTimersByTimeAsync(60)
    expect(turns).toBe(10) // 1 ms of pause and 5 ms of work each
    await worker.stop()
    expect(lines).toHaveLength(1)
  })

  it('stops after the current turn, and starts no other', async () => {
    const events: string[] = []
    const worker = repeat({ name: 'test', everyMs: 1, logger: pino({ level: 'silent' }) }, async () => {
      events.push('turn began')
      await wait(20)
      events.push('turn ended')
    })
    await vi.advanceTimersByTimeAsync(5)
    const stopped = worker.stop().then(() => events.push('stopped'))
    await vi.advanceTimersByTimeAsync(1_000)
    await stopped
    expect(events).toEqual(['turn began', 'turn ended', 'stopped'])
  })
})
