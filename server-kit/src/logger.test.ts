import { describe, expect, it, vi } from 'vitest'
import { createLogger } from './logger.ts'

describe('what is logged as an error', () => {
  const write = vi.fn()
  const onError = vi.fn()
  const logger = createLogger({ LOG_LEVEL: 'info' }, { write }, onError)
  const err = new Error('jeanne@example.org')

  it('is told to whoever reports errors, also by a child', () => {
    logger.error({ err }, 'unexpected')
    logger.child({ reqId: 1 }).fatal({ err, route: '/api/property/:id' }, 'uncaught')
    expect(onError.mock.calls).toEqual([
      [err, undefined],
      [err, '/api/property/:id'],
    ])
    expect(write).toHaveBeenCalledTimes(2)
    expect(write.mock.calls.join()).not.toContain('jeanne')
  })

  it('is more than a warning, and has an error', () => {
    onError.mockClear()
    logger.warn({ err }, 'unavailable')
    logger.error('no error at all')
    expect(onError).not.toHaveBeenCalled()
  })
})
