// Preloaded into every server of the stack (`--import`): the servers need not know that a parent runs them.
import { subscribe } from 'node:diagnostics_channel'
import { once } from 'node:events'
import type { Server } from 'node:net'

const timeoutMs = 10_000

// Servers end when the parent is killed with -9.
process.once('disconnect', () => {
  process.kill(process.pid, 'SIGTERM')
  setTimeout(() => process.kill(process.pid, 'SIGKILL'), timeoutMs).unref()
})

// The parent asks a server about its health once it listens, instead of trying all the time.
subscribe('tracing:net.server.listen:asyncEnd', (message) => {
  const address = (message as { server: Server }).server.address()
  if (process.connected && address && typeof address === 'object') process.send?.(address.port)
})

// The database starts while the server loads what it imports.
const { EARLY_IMPORTS } = process.env
if (EARLY_IMPORTS) {
  delete process.env['EARLY_IMPORTS']
  const rest = once(process, 'message')
  await Promise.all((JSON.parse(EARLY_IMPORTS) as string[]).map((path) => import(path)))
  const [environment] = await rest
  Object.assign(process.env, environment)
}
process.channel?.unref()
