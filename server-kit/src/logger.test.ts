import { describe, expect, it, vi } from 'vitest'
import { createLogger } from './logger.ts'

describe('an error in the log', () => {
  const write = vi.fn()
  const onError = vi.fn()
  const logger = createLogger({ LOG_LEVEL: 'info' }, { write }, onError)
  const err = new Error('jeanne@example.org')

  it('is passed to the error reporter, also from a child logger', () => {
    logger.error({ err }, 'unexpected')
    logger.child({ reqId: 1 }).fatal({ err, route: '/api/property/:id' }, 'uncaught')
    expect(onError.mock.calls).toEqual([
      [err, undefined],
      [err, '/api/property/:id'],
    ])
    expect(write).toHaveBeenCalledTimes(2)
    expect(write.mock.calls.join()).not.toContain('jeanne')
  })

  it.each([
    ['an object', { err }],
    ['the error', err],
  ])('never shows its own message: %s without a message', (_, line) => {
    write.mockClear()
    logger.warn(line)
    expect(JSON.parse(write.mock.lastCall?.[0])).toMatchObject({ message: 'error', err: { type: 'Error' } })
    expect(write.mock.lastCall?.[0]).not.toContain('jeanne')
  })

  it('is passed on only above warning level and with an error object', () => {
    onError.mockClear()
    logger.warn({ err }, 'unavailable')
    logger.error('no error at all')
    expect(onError).not.toHaveBeenCalled()
  })
})

describe('a message', () => {
  it.each([
    [
      'Reply was already sent in the "/api/file/canary?code=canary" (GET) route?',
      'Reply was already sent in the "…" (GET) route?',
    ],
    ['Route GET:/canary not found', 'Route GET:… not found'],
    ['Server listening at http://127.0.0.1:3001', 'Server listening at …'],
    ['the keys of the realm could not be renewed', 'the keys of the realm could not be renewed'],
  ])('has no address: %s', (given, written) => {
    const write = vi.fn()
    const logger = createLogger({ LOG_LEVEL: 'trace' }, { write }).child({ requestId: 'x' })
    logger.warn(given)
    logger.warn({ route: '/api/file/:token' }, given)
    expect(write.mock.calls.map(([line]) => JSON.parse(line).message)).toEqual([written, written])
    expect(JSON.parse(write.mock.lastCall?.[0]).route).toBe('/api/file/:token')
  })
})
