import { connect } from 'node:net'
import type { Logger } from '#logger.ts'

/** What `pg` knows of a connection; not in its types. */
type Internals = { host: string; port: number; processID: number; secretKey: number; _activeQuery: object | null }

/** It was given back before its statement had ended: `query_timeout` gave up waiting. */
export const isBusy = (client: object): boolean => Boolean((client as Internals)._activeQuery)

const cancelRequestCode = 80_877_102
const timeoutMs = 2_000

/** Sends the CancelRequest of PostgreSQL's protocol, on a connection of its own. PgBouncer passes it on. */
export function cancelStatement(client: object, logger: Logger): void {
  const { host, port, processID, secretKey } = client as Internals
  const packet = Buffer.alloc(16)
  for (const [index, value] of [16, cancelRequestCode, processID, secretKey].entries())
    packet.writeInt32BE(value, 4 * index)
  const socket = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host)
  socket.setTimeout(timeoutMs, () => socket.destroy())
  socket.on('error', (err) => logger.warn({ err }, 'a statement that timed out could not be cancelled'))
  socket.end(packet)
}
