import { setTimeout as sleep } from 'node:timers/promises'

/** `exited` resolves with the signal or exit code. */
export type Running = { exited: Promise<string>; stop: () => Promise<void> }
export type SupervisorEvents = { onReport: (line: string) => void; onFatalError: (error: Error) => void }

const maxRestarts = 5
/** After this time without a failure, the count of restarts begins again. */
const stableAfterMs = 60_000

/** Starts a process and restarts it when it ends, at most `maxRestarts` times. */
export async function superviseProcess<R extends Running>(
  name: string,
  start: () => Promise<R>,
  events: SupervisorEvents,
  { firstDelayMs = 200 } = {}, // doubled each time
) {
  let isStopping = false
  const first = await start()
  let current: Running | undefined = first

  const watch = async () => {
    for (let restarts = 0, reason = ''; ; ) {
      const began = Date.now()
      if (current && !isStopping) reason = await current.exited
      if (isStopping) return
      if (Date.now() - began > stableAfterMs) restarts = 0
      if (++restarts > maxRestarts) return events.onFatalError(new Error(`${name} cannot be kept running: ${reason}`))
      events.onReport(`${name} ended (${reason}): restart ${restarts} of ${maxRestarts}`)
      await sleep(firstDelayMs * 2 ** (restarts - 1))
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
    await current?.stop() // a process that was being restarted meanwhile
  }
  return { ...first, stop }
}
