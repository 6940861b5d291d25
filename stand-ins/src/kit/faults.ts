import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { readText } from './read-text.ts'
import { json, plain, type Reply } from './reply.ts'

const kinds = ['none', 'slow', 'silent', 'reset', '429', '500', 'garbage', 'huge'] as const
export type FaultKind = (typeof kinds)[number]
type Fault = {
  kind: FaultKind
  /** Milliseconds before a slow response. */
  delay?: number
}

/** Longer than the timeouts of the API for addresses and certificates. */
const defaultDelayMs = 10_000
const maxDelayMs = 60_000

/** Tests set and clear a fault by `POST /fault` with `{ kind, delay? }` (decision 85). */
export function createFaults() {
  let current: Fault = { kind: 'none' }

  return {
    kind: () => current.kind,

    /** Answers requests to `/fault`; undefined for any other request. */
    async answerControl(request: IncomingMessage): Promise<Reply | undefined> {
      if (request.url !== '/fault') return undefined
      if (request.method === 'GET') return json(current)
      if (request.method !== 'POST') return plain(405, { allow: 'GET, POST' })
      // a page of another origin cannot send this type without a CORS preflight, which fails
      if (request.headers['content-type'] !== 'application/json') return plain(415)
      const asked = await readFault(request).catch(() => undefined) // not JSON, or too long
      if (!asked) return plain(400)
      current = asked
      return plain(204)
    },

    /** The faulty response, or undefined (possibly after a delay) for the normal response. */
    async apply(request: IncomingMessage): Promise<Reply | undefined> {
      const { kind, delay = defaultDelayMs } = current
      if (kind === 'none') return undefined
      if (kind === 'slow') return sleep(delay, undefined, { ref: false })
      if (kind === 'reset') request.socket.resetAndDestroy()
      if (kind === 'reset' || kind === 'silent') return Promise.withResolvers<undefined>().promise
      return failures[kind]()
    },
  }
}

const asJson = { 'content-type': 'application/json; charset=utf-8' }
const failures: Record<Exclude<FaultKind, 'none' | 'slow' | 'silent' | 'reset'>, () => Reply> = {
  '429': () => plain(429, { 'retry-after': '5' }),
  '500': () => json({ message: 'Internal Server Error' }, 500),
  garbage: () => ({ status: 200, headers: asJson, body: '<html>{"features": [{"dpe": 12,' }),
  huge: () => ({ status: 200, headers: asJson, body: Readable.from(megabytes(200)) }),
}

/** Valid JSON, but too long to read. */
function* megabytes(count: number) {
  yield '{"padding": "'
  for (let megabyte = 0; megabyte < count; megabyte++) yield 'x'.repeat(1_000_000)
  yield '"}'
}

async function readFault(request: IncomingMessage): Promise<Fault | undefined> {
  const asked: unknown = JSON.parse(await readText(request, 100))
  if (typeof asked !== 'object' || asked === null) return undefined
  const { kind: name, delay } = asked as Record<string, unknown>
  const kind = kinds.find((it) => it === name)
  if (!kind || delay === undefined) return kind && { kind }
  return typeof delay === 'number' && delay >= 0 && delay <= maxDelayMs ? { kind, delay } : undefined
}
