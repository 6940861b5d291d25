import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

export type RequestFacts = {
  /** In the response, in the log and on error pages. */
  readonly id: string
  /** The route template, for the log: a URL may contain an e-mail or a token. */
  route: string
  /** How a sign-in ended, which the status does not say. */
  outcome?: string
}

const facts = new WeakMap<IncomingMessage, RequestFacts>()

/** Facts about a request, also in callbacks of oidc-provider that get only the request. */
export function factsOf(req: IncomingMessage): RequestFacts {
  const known = facts.get(req) ?? { id: randomUUID(), route: 'unmatched' }
  facts.set(req, known)
  return known
}
