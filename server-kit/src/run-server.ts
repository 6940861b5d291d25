type Running = { isDraining: () => boolean; drain: () => Promise<void> }

/** Starts a server, and ends the process: at once when it cannot start, after draining when it is asked to stop. */
export function runServer(start: () => Promise<Running>): void {
  start().then(drainOnSignals, (error: Error & { code?: string }) => {
    // nothing a visitor sent can be in it yet: the operator reads it whole
    process.stderr.write(`${error.message || error.code}\n`)
    process.exit(1)
  })
}

function drainOnSignals({ isDraining, drain }: Running) {
  const stop = async () => {
    if (isDraining()) process.exit(1) // asked twice: at once
    await drain()
    process.exit(0)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}
