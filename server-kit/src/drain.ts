import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from './logger.ts'
import type { Worker } from './worker.ts'

type Running = {
  app: { close: () => Promise<unknown>; server: { closeAllConnections: () => void } }
  workers: readonly Worker[]
  /** Closed last, because the others use it: database, metrics. */
  closeLast: () => Promise<void>
  config: { DRAIN_DELAY_MS: number; DRAIN_TIMEOUT_MS: number }
  logger: Logger
}

/** A flag that the server reads from its first request on, and the shutdown itself. */
export function createDrain() {
  let isDraining = false
  return {
    isDraining: () => isDraining,
    drain: async (running: Running): Promise<void> => {
      isDraining = true
      await shutDown(running)
    },
  }
}

/** First not ready but serving; then no new connections while requests and workers finish; then the rest closes. */
async function shutDown({ app, workers, closeLast, config, logger }: Running) {
  logger.info('draining')
  await sleep(config.DRAIN_DELAY_MS)
  const finished = Promise.all([app.close(), ...workers.map((worker) => worker.stop())]).then(() => true)
  const inTime = await Promise.race([finished, sleep(config.DRAIN_TIMEOUT_MS, false, { ref: false })])
  if (!inTime) {
    logger.warn('not everything finished in time')
    app.server.closeAllConnections()
  }
  await closeLast()
  logger.info('stopped')
}
