import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { readText } from './read-text.ts'
import { json, plain, type Reply } from './reply.ts'

/** What an outside service may do to those who ask: from nothing wrong, through late and nonsense, to nobody there. */
const kinds = ['none', 'slow', 'silent', 'reset', '429', '500', 'garbage', 'huge'] as const
export type FaultKind = (typeof kinds)[number]
type Fault = {
  kind: FaultKind
  /** Milliseconds before a slow answer. */
  delay?: number
}

/** Longer than anyone waits for an address or a certificate (quality, "Security and reliability"). */
const usualDelay = 10_000
const longestDelay = 60_000

/** How a test makes a stand-in fail, and mends it: `POST /fault` with `{ kind, delay? }`. */
export function createFaults() {
  let current: Fault = { kind: 'none' }

  return {
    kind: () => current.kind,

    /** The answer about the fault itself; undefined for any other request. */
    async answer(request: IncomingMessage): Promise<Reply | undefined> {
      if (request.url !== '/fault') return undefined
      if (request.method === 'GET') return json(current)
      if (request.method !== 'POST') return plain(405, { allow: 'GET, POST' })
      // a page elsewhere cannot send this type: it needs a permission that it does not get
      if (request.headers['content-type'] !== 'application/json') return plain(415)
      const asked = await readFault(request).catch(() => undefined) // not JSON, or too long
      if (!asked) return plain(400)
      current = asked
      return plain(204)
    },

    /** What a request meets instead of its answer; undefined when it shall have that, maybe later. */
    async strike(request: IncomingMessage): Promise<Reply | undefined> {
      const { kind, delay = usualDelay } = current
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

/** JSON that would be valid, if anybody read to its end. */
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
  return typeof delay === 'number' && delay >= 0 && delay <= longestDelay ? { kind, delay } : undefined
}
