import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from '@bailclair/server-kit/logger.ts'
import { Unavailable } from './unavailable.ts'

/**
 * For work at the start of the server: repeats it while the database does not answer, for example because everything
 * else on a small machine starts too.
 */
export async function onceAvailable<Result>(
  work: () => Promise<Result>,
  logger: Pick<Logger, 'warn'>,
  { attempts = 10, pauseMs = 1_000 } = {},
): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (err) {
      if (!(err instanceof Unavailable) || attempt === attempts) throw err
      logger.warn({ err, attempt }, 'the database does not answer yet')
      await sleep(pauseMs)
    }
  }
}
