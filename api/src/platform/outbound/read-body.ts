import type { IncomingMessage } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'

export class TooLarge extends Error {}
export class Unreadable extends Error {}

/** Reads at most `limit` bytes, both on the wire and inflated, and stops at the first byte more. */
export async function readBody(response: IncomingMessage, limit: number, signal: AbortSignal): Promise<Buffer> {
  if (Number(response.headers['content-length']) > limit) throw new TooLarge()
  const chunks: Buffer[] = []
  const collect = async (source: AsyncIterable<Buffer>) => {
    for await (const chunk of atMost(limit)(source)) chunks.push(chunk)
  }
  switch (response.headers['content-encoding'] ?? 'identity') {
    case 'identity':
      await pipeline(response, collect, { signal })
      break
    case 'gzip':
      // empty gzip blocks inflate to nothing, so the wire has its own limit
      await pipeline(response, atMost(limit), createGunzip(), collect, { signal })
      break
    default:
      throw new Unreadable()
  }
  return Buffer.concat(chunks)
}

const atMost = (limit: number) =>
  async function* (source: AsyncIterable<Buffer>) {
    let size = 0
    for await (const chunk of source) {
      size += chunk.length
      if (size > limit) throw new TooLarge()
      yield chunk
    }
  }

/** An empty body (204) is undefined. */
export function toJson(body: Buffer): unknown {
  if (body.length === 0) return undefined
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body))
  } catch {
    // the parser's message quotes the text, which may be personal data
    throw new Unreadable()
  }
}
