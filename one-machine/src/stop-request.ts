/** A terminal and npm may each pass on the same Ctrl-C. */
const echoLimit = 1_000 // ms

/**
 * Calls `stop` once when this process is asked to end: by Ctrl-C, by TERM, or by the end of the process that started
 * it (start.mjs holds the other end of the channel). Asked a second time, it ends at once.
 */
export function onStopRequest(stop: () => void) {
  let askedAt = 0
  const ask = () => {
    if (askedAt === 0) {
      askedAt = Date.now()
      return stop()
    }
    if (Date.now() - askedAt > echoLimit) process.exit(130)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, ask)
  process.on('disconnect', ask)
  // the terminal may be gone before us: what is left to say has no reader, and that must not stop the stopping
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
}
