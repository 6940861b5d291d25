import { setTimeout as sleep } from 'node:timers/promises'
import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import { repeat } from './worker.ts'

describe('repeat', () => {
  it('continues after a failure, and never runs twice at once', async () => {
    const lines: string[] = []
    let turns = 0
    let atOnce = 0
    const worker = repeat(
      { name: 'test', everyMs: 1, logger: pino({}, { write: (line) => void lines.push(line) }) },
      async () => {
        expect(++atOnce).toBe(1)
        await sleep(5)
        atOnce--
        if (++turns === 1) throw new Error('once')
      },
    )
    await expect.poll(() => turns).toBeGreaterThan(2)
    await worker.stop()
    expect(lines).toHaveLength(1)
  })

  it('finishes the current run when stopped, and starts no other', async () => {
    const begun = Promise.withResolvers<void>()
    const events: string[] = []
    const worker = repeat({ name: 'test', everyMs: 1, logger: pino({ level: 'silent' }) }, async () => {
      begun.resolve()
      await sleep(20)
      events.push('turn ended')
    })
    await begun.promise
    await worker.stop()
    events.push('stopped')
    await sleep(40)
    expect(events).toEqual(['turn ended', 'stopped'])
  })
})
