import { beforeEach, describe, expect, it } from 'vitest'
import { type Breaker, createBreaker } from './breaker.ts'

describe('breaker', () => {
  let now: number
  let breaker: Breaker
  beforeEach(() => {
    now = Date.parse('2026-11-12T08:00:00Z')
    breaker = createBreaker({ clock: () => new Date(now) }, { failures: 3, pauseMs: 1_000 })
  })

  const call = (isHealthy: boolean) => {
    const settle = breaker.tryEnter()
    settle?.(isHealthy)
    return settle !== undefined
  }
  const fail = (times: number) => Array.from({ length: times }, () => call(false))

  it('stays closed below the number of failures', () => {
    fail(2)
    expect(breaker.state()).toBe('closed')
    expect(call(true)).toBe(true)
  })

  it('opens at the number of failures and refuses', () => {
    fail(3)
    expect(breaker.state()).toBe('open')
    expect(call(true)).toBe(false)
  })

  it('counts only failures in a row', () => {
    fail(2)
    call(true)
    fail(2)
    expect(breaker.state()).toBe('closed')
    fail(1)
    expect(breaker.state()).toBe('open')
  })

  it.each([
    [999, false],
    [1_000, true],
  ])('%i ms after opening, a call may go out: %s', (elapsed, mayGo) => {
    fail(3)
    now += elapsed
    expect(breaker.tryEnter() !== undefined).toBe(mayGo)
  })

  it('lets a single probe through, however many calls there are', () => {
    fail(3)
    now += 1_000
    expect([breaker.tryEnter(), breaker.tryEnter(), breaker.tryEnter()].filter(Boolean)).toHaveLength(1)
    now += 10_000
    expect(breaker.tryEnter()).toBeUndefined()
  })

  it('closes when the probe succeeds', () => {
    fail(3)
    now += 1_000
    call(true)
    expect(breaker.state()).toBe('closed')
    fail(2)
    expect(breaker.state()).toBe('closed')
  })

  it('opens again for the whole pause when the probe fails', () => {
    fail(3)
    now += 1_000
    call(false)
    now += 999
    expect(call(true)).toBe(false)
    now += 1
    expect(call(true)).toBe(true)
  })

  it('ignores calls that started before it opened', () => {
    const early = breaker.tryEnter()
    fail(3)
    now += 1_000
    const probe = breaker.tryEnter()
    early?.(true)
    expect(breaker.state()).toBe('probing')
    probe?.(false)
    early?.(true)
    expect(breaker.state()).toBe('open')
  })
})
