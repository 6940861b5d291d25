import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

export type RequestFacts = {
  /** In the answer, in the log and on an error page. */
  readonly id: string
  /** The template of the route, for the log: an address may hold an e-mail or a token. */
  route: string
}

const facts = new WeakMap<IncomingMessage, RequestFacts>()

/** What is known of a request, also where oidc-provider hands on nothing but the request itself. */
export function factsOf(req: IncomingMessage): RequestFacts {
  const known = facts.get(req) ?? { id: randomUUID(), route: 'unmatched' }
  facts.set(req, known)
  return known
}
