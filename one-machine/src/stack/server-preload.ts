// Preloaded into every server of the stack (`--import`): the servers need not know that a parent runs them.
import { subscribe } from 'node:diagnostics_channel'
import type { Server } from 'node:net'

const timeoutMs = 10_000

// Servers end when the parent is killed with -9.
process.channel?.unref()
process.once('disconnect', () => {
  process.kill(process.pid, 'SIGTERM')
  setTimeout(() => process.kill(process.pid, 'SIGKILL'), timeoutMs).unref()
})

// The parent asks a server about its health once it listens, instead of trying all the time.
subscribe('tracing:net.server.listen:asyncEnd', (message) => {
  const address = (message as { server: Server }).server.address()
  if (process.connected && address && typeof address === 'object') process.send?.(address.port)
})
