import type { IncomingMessage } from 'node:http'

/**
 * Each proxy appends the address that it saw, so the list is read from the end while the addresses are trusted proxies.
 * What a stranger wrote at the beginning is ignored.
 */
export function clientAddress(req: IncomingMessage, isTrustedProxy: (address: string) => boolean): string {
  const heard = [req.headers['x-forwarded-for'] ?? []].flat().join(',').split(',')
  const hops = [...heard.map((hop) => hop.trim()).filter(Boolean), req.socket.remoteAddress ?? '']
  return hops.findLast((hop, index) => index === 0 || !isTrustedProxy(hop)) ?? ''
}
