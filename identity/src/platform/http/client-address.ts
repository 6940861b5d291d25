import type { IncomingMessage } from 'node:http'

/**
 * Where a request comes from. Each proxy appends the address it heard from, so the list is read from its end for as
 * long as the speaker is trusted: what a stranger wrote at its beginning counts for nothing.
 */
export function clientAddress(req: IncomingMessage, isTrustedProxy: (address: string) => boolean): string {
  const heard = [req.headers['x-forwarded-for'] ?? []].flat().join(',').split(',')
  const hops = [...heard.map((hop) => hop.trim()).filter(Boolean), req.socket.remoteAddress ?? '']
  return hops.findLast((hop, index) => index === 0 || !isTrustedProxy(hop)) ?? ''
}
