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
