import http from 'node:http'
import https from 'node:https'
import { readBody, TooLarge, toJson, Unreadable } from './read-body.ts'

const maxHeaderBytes = 16 * 1024

export type Exchange = {
  url: URL
  method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE'
  headers: http.OutgoingHttpHeaders
  body?: string | Uint8Array
  reads: 'json' | 'bytes'
  /** Twice is as good as once; by default only of GET. */
  mayRepeat?: boolean
  /** Connections kept open between calls. */
  pool: http.Agent
  /** For the whole call: DNS, connection, headers, body, and the retry if there is one. */
  timeoutMs: number
  /** Limit of the response body in bytes, before and after inflation. */
  maxBodyBytes: number
}

/** `body` is a Buffer when read as bytes. */
export type Answer = { status: number; headers: http.IncomingHttpHeaders; body: unknown }

/** `code` comes from the operating system or the parser (`ECONNREFUSED`), and never contains an address or a text. */
export type ExchangeFailure =
  | { kind: 'status'; status: number }
  | { kind: 'timeout' | 'tooLarge' | 'redirect' | 'unreadable' | 'network'; code?: string }

export type Outcome = ({ ok: true } & Answer) | ({ ok: false } & ExchangeFailure)

/**
 * Uses node:http instead of fetch, because it limits header sizes, tells whether a connection was reused, and follows
 * no redirects.
 */
export async function exchange(request: Exchange): Promise<Outcome> {
  const signal = AbortSignal.timeout(request.timeoutMs)
  try {
    const response = await respond(request, signal)
    const status = response.statusCode ?? 0
    if (status >= 200 && status < 300) {
      const bytes = await readBody(response, request.maxBodyBytes, signal)
      const body = request.reads === 'bytes' ? bytes : toJson(bytes)
      return { ok: true, status, headers: response.headers, body }
    }
    response.destroy()
    return status < 400 ? { ok: false, kind: 'redirect' } : { ok: false, kind: 'status', status }
  } catch (error) {
    return { ok: false, ...failureOf(error, signal) }
  }
}

/**
 * The peer may close an idle connection just as it is reused. Only what may be repeated reuses connections: it is
 * repeated once, on a new connection.
 */
async function respond(request: Exchange, signal: AbortSignal): Promise<http.IncomingMessage> {
  if (!(request.mayRepeat ?? request.method === 'GET')) return send(request, signal, false)
  try {
    return await send(request, signal, request.pool)
  } catch (error) {
    if (error instanceof StaleConnection && !signal.aborted) return send(request, signal, false)
    throw error
  }
}

class StaleConnection extends Error {}

function send({ url, method, headers, body }: Exchange, signal: AbortSignal, agent: http.Agent | false) {
  return new Promise<http.IncomingMessage>((resolve, reject) => {
    const { request } = url.protocol === 'https:' ? https : http
    const outgoing = request(url, { method, headers, agent, signal, maxHeaderSize: maxHeaderBytes })
    outgoing.on('response', resolve)
    outgoing.on('error', (error) => reject(outgoing.reusedSocket ? new StaleConnection('', { cause: error }) : error))
    // a 101 response closes the request without an error; otherwise this reject has no effect
    outgoing.on('close', () => reject(new Error('closed without an answer')))
    outgoing.end(body)
  })
}

function failureOf(error: unknown, signal: AbortSignal): ExchangeFailure {
  if (signal.aborted) return { kind: 'timeout' }
  if (error instanceof TooLarge) return { kind: 'tooLarge' }
  if (error instanceof Unreadable) return { kind: 'unreadable' }
  const { code = 'unknown' } = (error instanceof StaleConnection ? error.cause : error) as { code?: string }
  if (code === 'HPE_HEADER_OVERFLOW') return { kind: 'tooLarge', code }
  return { kind: /^(HPE|Z)_/.test(code) ? 'unreadable' : 'network', code }
}
