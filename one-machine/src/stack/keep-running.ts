import { setTimeout as sleep } from 'node:timers/promises'

/** A process we started; `exited` tells how it ended. */
export type Running = { exited: Promise<string>; stop: () => Promise<void> }
export type Watcher = { onReport: (line: string) => void; onGiveUp: (error: Error) => void }

const maxRestarts = 5
/** A process that ran this long gets all its restarts back. */
const stableAfter = 60_000 // ms

/** Starts a process and, when it dies later, reports it and starts it again a bounded number of times. */
export async function keepRunning<R extends Running>(
  name: string,
  start: () => Promise<R>,
  watcher: Watcher,
  { firstDelay = 200 } = {}, // ms, doubled each time
) {
  let isStopping = false
  const first = await start()
  let current: Running | undefined = first

  const watch = async () => {
    for (let restarts = 0, reason = ''; ; ) {
      const began = Date.now()
      if (current && !isStopping) reason = await current.exited
      if (isStopping) return
      if (Date.now() - began > stableAfter) restarts = 0
      if (++restarts > maxRestarts) return watcher.onGiveUp(new Error(`${name} cannot be kept running: ${reason}`))
      watcher.onReport(`${name} ended (${reason}): restart ${restarts} of ${maxRestarts}`)
      await sleep(firstDelay * 2 ** (restarts - 1))
      if (isStopping) return
      current = undefined
      try {
        current = await start()
      } catch (error) {
        reason = error instanceof Error ? error.message : String(error)
      }
    }
  }
  const watching = watch()

  const stop = async () => {
    isStopping = true
    await current?.stop()
    await watching
    await current?.stop() // the one that was being started meanwhile
  }
  return { ...first, stop }
}
