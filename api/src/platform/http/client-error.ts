import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { type ErrorCode, errorStatus } from '@bailclair/domain/platform/errors.ts'
import type { Config } from '#platform/config/environment.ts'
import { securityHeaders } from './security-headers.ts'

const codes: Record<string, ErrorCode> = {
  HPE_HEADER_OVERFLOW: 'HeadersTooLarge',
  ERR_HTTP_REQUEST_TIMEOUT: 'RequestTimeout',
}

/** What Node refuses before Fastify sees a request leaves in the same shape, and ends the connection. */
export function answerClientError(config: Pick<Config, 'API_URL'>, error: Error & { code?: string }, socket: Socket) {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy()
    return
  }
  const code = codes[error.code ?? ''] ?? 'InvalidRequest'
  const body = JSON.stringify({ errors: [{ code }], requestId: randomUUID() })
  const headers = {
    ...securityHeaders(config),
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(body.length),
    connection: 'close',
  }
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  socket.end([`HTTP/1.1 ${errorStatus[code]} ${STATUS_CODES[errorStatus[code]]}`, ...head, '', body].join('\r\n'))
}
