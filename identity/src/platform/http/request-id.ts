import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

const ids = new WeakMap<IncomingMessage, string>()

/** One id per request, in its answer, in the log and on an error page. */
export function requestIdOf(req: IncomingMessage): string {
  const id = ids.get(req) ?? randomUUID()
  ids.set(req, id)
  return id
}
