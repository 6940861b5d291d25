import { expect, it, vi } from 'vitest'
import { onceAvailable } from './once-available.ts'
import { Unavailable } from './unavailable.ts'

const unavailable = new Unavailable(2)
const logger = { warn: vi.fn() }

it('goes on as soon as the database answers', async () => {
  const work = vi.fn().mockRejectedValueOnce(unavailable).mockRejectedValueOnce(unavailable).mockResolvedValue('ready')
  expect(await onceAvailable(work, logger, { pauseMs: 1 })).toBe('ready')
  expect(logger.warn).toHaveBeenCalledTimes(2)
})

it('gives up in the end', async () => {
  const work = vi.fn().mockRejectedValue(unavailable)
  await expect(onceAvailable(work, logger, { attempts: 3, pauseMs: 1 })).rejects.toBe(unavailable)
  expect(work).toHaveBeenCalledTimes(3)
})

it('does not repeat another failure', async () => {
  const work = vi.fn().mockRejectedValue(new Error('wrong key'))
  await expect(onceAvailable(work, logger, { pauseMs: 1 })).rejects.toThrow('wrong key')
  expect(work).toHaveBeenCalledTimes(1)
})
