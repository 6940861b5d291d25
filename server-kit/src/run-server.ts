type Running = { isDraining: () => boolean; drain: () => Promise<void> }

/** Starts a server. Exits with 1 when it cannot start, and after draining when it is stopped. */
export function runServer(start: () => Promise<Running>): void {
  start().then(drainOnSignals, (error: Error & { code?: string }) => {
    // no visitor data at this point, so the operator may read the whole message
    process.stderr.write(`${error.message || error.code}\n`)
    process.exit(1)
  })
}

function drainOnSignals({ isDraining, drain }: Running) {
  const stop = async () => {
    if (isDraining()) process.exit(1) // second signal: exit at once
    await drain()
    process.exit(0)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}
