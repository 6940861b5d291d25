import { connect, type Socket } from 'node:net'
import type { ObserveOutbound } from '#platform/outbound/outbound.ts'
import type { ScanBytes } from './scanner-port.ts'

export type ScannerSettings = {
  /** `tcp://host:port` or `unix:///path`. */
  address: string
  timeoutMs: number
  observe: ObserveOutbound
}

/** A verdict is one line; more is not clamd. */
const longestReply = 1_024
const chunkBytes = 64 * 1_024

/** clamd, by INSTREAM: chunks with their length before them, one of length 0 at the end, then a line as answer. */
export function openVirusScanner({ address, timeoutMs, observe }: ScannerSettings): ScanBytes {
  const where = parseScannerAddress(address)
  if (!where) throw new Error('not an address of a scanner')
  return async (bytes) => {
    const start = performance.now()
    const reply = await converse(connect(where), { bytes, timeoutMs })
    const verdict = reply.kind === 'line' ? verdictOf(reply.line) : reply.isConnected ? 'FAILED' : 'AWAY'
    const outcome = reply.kind !== 'line' ? reply.kind : verdict === 'FAILED' ? 'unreadable' : 'ok'
    observe({ service: 'virus-scanner', outcome, seconds: (performance.now() - start) / 1_000, breaker: 'closed' })
    return verdict
  }
}

export function parseScannerAddress(address: string): { path: string } | { host: string; port: number } | undefined {
  if (!URL.canParse(address)) return undefined
  const { protocol, hostname, port, pathname } = new URL(address)
  if (protocol === 'unix:')
    return hostname === '' && pathname.length > 1 ? { path: decodeURIComponent(pathname) } : undefined
  if (protocol !== 'tcp:' || hostname === '' || port === '') return undefined
  return { host: hostname.replace(/^\[(.*)\]$/, '$1'), port: Number(port) }
}

/** `stream: OK`, `stream: Eicar-Signature FOUND`, or a line that ends with ERROR. */
function verdictOf(line: string): Awaited<ReturnType<ScanBytes>> {
  if (line === 'stream: OK') return 'CLEAN'
  const [, signature] = line.match(/^stream: (.+) FOUND$/) ?? []
  return signature ? { signature } : 'FAILED'
}

type Reply = { kind: 'line'; line: string } | { kind: 'timeout' | 'network'; isConnected: boolean }

/** Never rejects. clamd may answer before it has read everything, and close: then the rest need not be sent. */
function converse(socket: Socket, { bytes, timeoutMs }: { bytes: Buffer; timeoutMs: number }): Promise<Reply> {
  return new Promise((resolve) => {
    let received = ''
    let isConnected = false
    const timer = setTimeout(() => fail('timeout'), timeoutMs)
    const end = (reply: Reply) => {
      clearTimeout(timer)
      socket.destroy()
      resolve(reply)
    }
    const fail = (kind: 'timeout' | 'network') => end({ kind, isConnected })
    socket.setEncoding('latin1')
    socket.on('data', (text) => {
      received += text
      const length = received.indexOf('\0')
      if (length >= 0) end({ kind: 'line', line: received.slice(0, length) })
      else if (received.length > longestReply) fail('network')
    })
    socket.on('error', () => fail('network'))
    socket.on('close', () => fail('network'))
    socket.on('connect', () => {
      isConnected = true
      socket.write('zINSTREAM\0')
      for (let start = 0; start < bytes.length; start += chunkBytes) {
        const chunk = bytes.subarray(start, start + chunkBytes)
        socket.write(lengthOf(chunk.length))
        socket.write(chunk)
      }
      socket.write(lengthOf(0))
    })
  })
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(bytes)
  return length
}
