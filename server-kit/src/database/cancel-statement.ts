import { connect } from 'node:net'
import type { Logger } from '#logger.ts'

/** What `pg` knows of a connection; not in its types. */
type Internals = {
  host: string
  port: number
  processID: number
  secretKey: number
  _activeQuery: object | null
  _queryable: boolean
  end: (callback?: () => void) => unknown
}

/** It was given back before its statement had ended: `query_timeout` gave up waiting. */
export const isBusy = (client: object): boolean => Boolean((client as Internals)._activeQuery)

/**
 * Ends the statement at the server, then the connection: PgBouncer ignores the cancellation of a client that has gone,
 * and the statement would go on.
 */
export function cancelAndDiscard(client: object, logger: Logger): void {
  const internals = client as Internals
  const end = internals.end.bind(internals)
  const cancelled = requestCancel(internals, logger)
  // the pool closes a connection that takes no queries
  internals._queryable = false
  internals.end = (callback) => void cancelled.then(() => end(callback))
}

const cancelRequestCode = 80_877_102
const timeoutMs = 2_000

/** The CancelRequest of PostgreSQL's protocol, on a connection that the server closes when it has passed it on. */
function requestCancel({ host, port, processID, secretKey }: Internals, logger: Logger): Promise<void> {
  const packet = Buffer.alloc(16)
  for (const [index, value] of [16, cancelRequestCode, processID, secretKey].entries())
    packet.writeInt32BE(value, 4 * index)
  const socket = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host)
  socket.setTimeout(timeoutMs, () => socket.destroy())
  socket.on('error', (err) => logger.warn({ err }, 'a statement that timed out could not be cancelled'))
  socket.on('data', () => undefined)
  socket.write(packet)
  return new Promise((resolve) => void socket.once('close', () => resolve()))
}
