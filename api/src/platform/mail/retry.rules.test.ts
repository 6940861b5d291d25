import { describe, expect, it } from 'vitest'
import { describeSendFailure, maxAttempts, retryDelayMs } from './retry.rules.ts'

const minute = 60_000
const middle = () => 0.5

describe('the wait before the next attempt', () => {
  it.each([
    [1, 1_000],
    [2, 2_000],
    [3, 4_000],
    [12, 2_048_000],
    [13, 60 * minute],
    [36, 60 * minute],
  ])('after %i attempts: %i ms', (attempts, delay) => expect(retryDelayMs(attempts, middle)).toBe(delay))

  it.each([
    [0, 800],
    [0.999_999, 1_200],
  ])('has 20 % jitter: random %d, %i ms', (chance, delay) => expect(retryDelayMs(1, () => chance)).toBe(delay))

  it('adds up to about a day', () => {
    const total = Array.from({ length: maxAttempts - 1 }, (_, i) => retryDelayMs(i + 1, middle)).reduce((a, b) => a + b)
    expect(total / (60 * minute)).toBeGreaterThan(24)
    expect(total / (60 * minute)).toBeLessThan(26)
  })
})

describe('what a failure means', () => {
  it.each([
    [{ code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550, permanent: true }, true, '550'],
    [{ code: 'EMESSAGE', command: 'DATA', responseCode: 554, permanent: true }, true, '554'],
    [{ code: 'EENVELOPE', command: 'API' }, true, 'EENVELOPE'],
    [{ code: 'EENVELOPE', command: 'RCPT TO', responseCode: 450, permanent: false }, false, '450'],
    [{ code: 'EENVELOPE', command: 'MAIL FROM', responseCode: 550, permanent: true }, false, '550'],
    [{ code: 'EAUTH', command: 'AUTH PLAIN', responseCode: 535, permanent: true }, false, '535'],
    [{ code: 'EPROTOCOL', command: 'CONN', responseCode: 554, permanent: true }, false, '554'],
    [{ code: 'ETIMEDOUT', command: 'CONN' }, false, 'ETIMEDOUT'],
    [new Error('jeanne.martin@example.org'), false, 'unknown'],
    [undefined, false, 'unknown'],
  ])('%o: final %s, named %s', (error, isPermanent, name) =>
    expect(describeSendFailure(error)).toEqual({ isPermanent, name }),
  )
})
