import type { Logger } from './logger.ts'

/** Background work. `stop` resolves when the current run has ended. */
export type Worker = { stop: () => Promise<void> }

/** Runs work again and again, never twice at once. A failure is logged; the next run tries again. */
export function repeat(
  { name, everyMs, logger, atOnce = false }: { name: string; everyMs: number; logger: Logger; atOnce?: boolean },
  work: () => Promise<void>,
): Worker {
  let isStopped = false
  let timer: NodeJS.Timeout | undefined
  let turn = Promise.resolve()

  const takeTurn = async () => {
    try {
      await work()
    } catch (err) {
      logger.error({ err, worker: name }, 'worker failed')
    }
    if (!isStopped) schedule()
  }
  const schedule = (delayMs = everyMs) => {
    timer = setTimeout(() => {
      turn = takeTurn()
    }, delayMs)
  }

  schedule(atOnce ? 0 : everyMs)
  return {
    stop: async () => {
      isStopped = true
      clearTimeout(timer)
      await turn
    },
  }
}
