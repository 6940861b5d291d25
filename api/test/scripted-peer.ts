import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** How a peer disturbs every request until it is repaired. */
export const faults = ['hang', 'fail', 'refuse', 'forbid', 'limit', 'garble', 'flood', 'reset', 'redirect'] as const
export type Fault = (typeof faults)[number]

export type PeerRequest = { path: string; query: URLSearchParams; headers: IncomingHttpHeaders }
type PeerAnswer = { status: number; body?: unknown }

/** An HTTP server with scripted responses that records requests and fails on demand. */
export async function startScriptedPeer(answer: (request: PeerRequest) => PeerAnswer) {
  const requests: PeerRequest[] = []
  let fault: Fault | undefined

  const server = createServer((request, response) => {
    const { pathname: path, searchParams: query } = new URL(request.url ?? '', 'http://peer')
    const asked = { path, query, headers: request.headers }
    requests.push(asked)
    if (fault) return respondWithFault[fault](response)
    const { status, body } = answer(asked)
    return response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    disturb: (how: Fault | undefined) => {
      fault = how
    },
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

const megabyte = ' '.repeat(1024 * 1024)

export const respondWithFault: Record<Fault, (response: ServerResponse) => unknown> = {
  hang: () => undefined,
  fail: (response) => response.writeHead(503).end(),
  refuse: (response) => response.writeHead(401).end(),
  forbid: (response) => response.writeHead(403).end(),
  limit: (response) => response.writeHead(429, { 'retry-after': '3600' }).end(),
  garble: (response) => response.writeHead(200).end('<html>canary-answer</html>'),
  flood: async (response) => {
    response.writeHead(200).on('error', () => response.destroy())
    for (let sent = 0; sent < 200 && !response.destroyed; sent++) {
      if (!response.write(megabyte)) await Promise.race([once(response, 'drain'), once(response, 'close')])
    }
    response.end()
  },
  reset: (response) => response.socket?.resetAndDestroy(),
  redirect: (response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
}
