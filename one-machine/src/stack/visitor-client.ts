import { readFileSync } from 'node:fs'
import { type IncomingMessage, Agent as PlainAgent, request as plainRequest } from 'node:http'
import { request as secureRequest, Agent as TlsAgent } from 'node:https'
import type { LookupFunction } from 'node:net'
import { buffer } from 'node:stream/consumers'

export type Asked = {
  method?: 'GET' | 'POST' | 'DELETE'
  headers?: Record<string, string>
  body?: string | Uint8Array
}
/** Rejects when no answer comes: connection refused or closed, or too slow. */
export type Client = ReturnType<typeof createClient>

/** Longer than any answer takes while all is well; a visitor would have left. */
const timeoutMs = 30_000

/** Not every machine resolves `*.localhost`. */
const lookup: LookupFunction = (_host, { all }, done) =>
  all ? done(null, [{ address: '127.0.0.1', family: 4 }]) : done(null, '127.0.0.1', 4)

/**
 * A visitor with an address of their own (anything in 127.0.0.0/8 works on Linux): limits per network are those of
 * production, and the whole load must not look like one visitor. The authority signs the certificates of the servers.
 */
export function createClient(localAddress: string, authorityFile?: string) {
  const options = { keepAlive: true, maxSockets: 6, localAddress, lookup }
  const agents = {
    'http:': new PlainAgent(options),
    'https:': new TlsAgent({ ...options, ...(authorityFile && { ca: readFileSync(authorityFile) }) }),
  }
  const send = (url: string, asked: Asked = {}): Promise<Response> => {
    const { method = 'GET', headers = {}, body } = asked
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
    const isSecure = url.startsWith('https:')
    return new Promise((resolve, reject) => {
      const call = {
        method,
        agent: agents[isSecure ? 'https:' : 'http:'],
        signal: AbortSignal.timeout(timeoutMs),
        headers: { ...headers, ...length },
      }
      const sent = (isSecure ? secureRequest : plainRequest)(url, call, (received) => {
        readWhole(received).then(resolve, reject)
      })
      sent.on('error', (error: NodeJS.ErrnoException) => {
        // as browsers do: the server closed an idle connection just when it was used again
        if (error.code === 'ECONNRESET' && sent.reusedSocket) resolve(send(url, asked))
        else reject(error)
      })
      sent.end(body)
    })
  }
  const close = () => {
    for (const agent of Object.values(agents)) agent.destroy()
  }
  return { send, close }
}

async function readWhole(received: IncomingMessage): Promise<Response> {
  const headers = new Headers()
  for (const [name, values = []] of Object.entries(received.headersDistinct))
    for (const value of values) headers.append(name, value)
  const bytes = await buffer(received)
  return new Response(bytes.length === 0 ? null : bytes, { status: received.statusCode ?? 0, headers })
}

let used = 0
/** A loopback address that no other visitor of this process has. */
export function nextAddress(): string {
  used += 1
  return `127.${10 + (used >> 16)}.${(used >> 8) & 255}.${used & 255}`
}
