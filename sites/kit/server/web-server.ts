import { createServer, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { closeSocket } from '@bailclair/server-kit/network/close-socket.ts'
import { limitConnections } from '@bailclair/server-kit/network/limit-connections.ts'
import { inNetworks } from '@bailclair/server-kit/network/networks.ts'
import type { Config } from './environment.ts'
import { handleRequest, type Serving } from './handle-request.ts'

type Limits = Pick<
  Config,
  | 'HEADERS_TIMEOUT_MS'
  | 'REQUEST_TIMEOUT_MS'
  | 'SEND_TIMEOUT_MS'
  | 'KEEP_ALIVE_TIMEOUT_MS'
  | 'MAX_CONNECTIONS'
  | 'MAX_CONNECTIONS_PER_NETWORK'
  | 'TRUSTED_PROXIES'
  | 'DRAIN_DELAY_MS'
  | 'DRAIN_TIMEOUT_MS'
>

/** The HTTP server with limits against slow or greedy clients. */
export function createWebServer(serving: Serving, limits: Limits): { server: Server; drain: () => Promise<void> } {
  let isDraining = false
  const server = createServer(
    {
      headersTimeout: limits.HEADERS_TIMEOUT_MS,
      requestTimeout: limits.REQUEST_TIMEOUT_MS,
      keepAliveTimeout: limits.KEEP_ALIVE_TIMEOUT_MS,
      // How often Node checks the two limits above.
      connectionsCheckingInterval: 500,
      maxHeaderSize: 16_384,
    },
    (request, response) => {
      if (isDraining) response.setHeader('connection', 'close')
      handleRequest({ ...serving, isDraining: () => isDraining }, request, response)
      response.setTimeout(limits.SEND_TIMEOUT_MS, () => response.destroy())
    },
  )
  limitConnections(server, { config: limits, isTrustedProxy: inNetworks(limits.TRUSTED_PROXIES) })
  server.on('clientError', refuse)

  return {
    server,
    /** Finishes open requests, closes idle connections, then closes the server. */
    drain: async () => {
      isDraining = true
      await delay(limits.DRAIN_DELAY_MS)
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      const tooLate = setTimeout(() => server.closeAllConnections(), limits.DRAIN_TIMEOUT_MS)
      await closed
      clearTimeout(tooLate)
    },
  }
}

const refusals: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
}

/** Malformed, too slow or too large input never becomes a request. */
function refuse(error: Error & { code?: string }, socket: Socket & { _httpMessage?: ServerResponse }) {
  const isAnswering = socket._httpMessage?.headersSent
  if (!socket.writable || isAnswering) {
    socket.destroy()
    return
  }
  const status = refusals[error.code ?? ''] ?? '400 Bad Request'
  closeSocket(socket, `HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`)
}
