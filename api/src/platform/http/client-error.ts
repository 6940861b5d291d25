import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { type ErrorCode, errorStatus } from '@bailclair/domain/contract/errors.ts'
import { closeSocket } from '@bailclair/server-kit/network/close-socket.ts'
import { Counter, type Registry } from 'prom-client'
import type { Config } from '#platform/config/environment.ts'
import { securityHeaders } from './security-headers.ts'

const codes: Record<string, ErrorCode> = {
  HPE_HEADER_OVERFLOW: 'HeadersTooLarge',
  ERR_HTTP_REQUEST_TIMEOUT: 'RequestTimeout',
}

/** Counts connections that Fastify never sees. */
export function countRefused(metrics: Registry): (code: ErrorCode | 'TooManyConnections') => void {
  const refused = new Counter({
    name: 'http_refused_total',
    help: 'Connections ended before they held a request: noise, headers too large, clients too slow or too many',
    labelNames: ['code'],
    registers: [metrics],
  })
  return (code) => refused.inc({ code })
}

/**
 * Node refuses malformed requests before Fastify sees them. They get the same error shape, are counted, and the
 * connection closes.
 */
export function clientErrorHandler(config: Pick<Config, 'API_URL'>, count: ReturnType<typeof countRefused>) {
  return (error: Error & { code?: string }, socket: Socket) => {
    if (!socket.writable || error.code === 'ECONNRESET') {
      socket.destroy()
      return
    }
    const code = codes[error.code ?? ''] ?? 'InvalidRequest'
    count(code)
    closeSocket(socket, rawAnswer(code, config))
  }
}

function rawAnswer(code: ErrorCode, config: Pick<Config, 'API_URL'>): string {
  const status = errorStatus[code]
  const body = JSON.stringify({ errors: [{ code }], requestId: randomUUID() })
  const headers = {
    ...securityHeaders(config),
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(body.length),
    connection: 'close',
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n')
}
