/** Terminal and npm may both forward the same Ctrl-C; within this time a second signal is ignored. */
const duplicateSignalMs = 1_000

/**
 * Calls `stop` on the first SIGINT, SIGTERM or SIGHUP, or when the parent ends (start.mjs is the other end of the IPC
 * channel). A second signal exits at once.
 */
export function onStopRequest(stop: () => void) {
  let askedAt = 0
  const ask = () => {
    if (askedAt === 0) {
      askedAt = Date.now()
      return stop()
    }
    if (Date.now() - askedAt > duplicateSignalMs) process.exit(130)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, ask)
  process.on('disconnect', ask)
  // the terminal may already be closed; an error when printing must not interrupt the shutdown
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
}
