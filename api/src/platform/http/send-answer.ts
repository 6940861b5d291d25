import { createHash, type Hash } from 'node:crypto'
import { pipeline, Readable } from 'node:stream'
import { createGzip } from 'node:zlib'
import { type BytesReply, givesBytes, type Route } from '@bailclair/domain/contract/route.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { sendBytes } from './bytes.ts'
import { tagAndCompress } from './etag-and-gzip.ts'
import { omitNulls } from './omit-nulls.ts'
import { isLong, type JsonShape, shapeOf, writeJson } from './write-json.ts'

/** Bytes read ahead: most exports are finished before a slow client has read them. */
const readAhead = 1_048_576

/** Writes the parts of an answer by the schema of the route. Lists may still be being read. */
export type ToJson = (answer: object) => AsyncGenerator<string>
/** What the handler of a streamed route returns. */
export type StreamedAnswer = (toJson: ToJson) => Promise<AsyncIterable<string>>

/** An answer that was written in slices, with the hash of its bytes. */
class WrittenJson {
  readonly bytes: Buffer
  readonly hash: Hash
  constructor(bytes: Buffer, hash: Hash) {
    this.bytes = bytes
    this.hash = hash
  }
}

/** How a route answers. `prepare` is the part that takes time and memory; `send` the rest. */
export function answering(route: Route) {
  const { response, status = 200 } = route
  const cacheControl = route.cacheSeconds === undefined ? 'no-store' : `public, max-age=${route.cacheSeconds}`
  const shape = response && !givesBytes(response) ? shapeOf(response) : undefined
  const toJson =
    (reply: FastifyReply, known: JsonShape): ToJson =>
    (parts) =>
      writeJson(reply, known, parts)

  return {
    // Fastify serialises by this schema, so fields outside the contract never leave
    schema: shape ? { response: { [status]: shape.schema } } : {},
    prepare: async (reply: FastifyReply, answer: unknown): Promise<unknown> => {
      if (!shape) return answer
      if (route.isStreamed) return (answer as StreamedAnswer)(toJson(reply, shape))
      if (!isLong(answer)) return omitNulls(answer)
      return writeAll(toJson(reply, shape)(answer as object))
    },
    send: async (request: FastifyRequest, reply: FastifyReply, prepared: unknown) => {
      reply.status(status).header('cache-control', cacheControl)
      if (!response) return reply.send()
      if (givesBytes(response)) return sendBytes(reply, prepared as BytesReply)
      reply.type('application/json; charset=utf-8')
      if (route.isStreamed) return sendText(request, reply, prepared as AsyncIterable<string>)
      if (prepared instanceof WrittenJson)
        return reply.send((await tagAndCompress(request, reply, prepared.bytes, prepared.hash)) ?? undefined)
      return reply.send(prepared)
    },
  }
}

/** Bytes, not one text: the collector of memory and the hash would stop the server for megabytes of text. */
async function writeAll(chunks: AsyncIterable<string>): Promise<WrittenJson> {
  const all: Buffer[] = []
  const hash = createHash('sha256')
  for await (const chunk of chunks) {
    const bytes = Buffer.from(chunk)
    hash.update(bytes)
    all.push(bytes)
  }
  return new WrittenJson(Buffer.concat(all), hash)
}

/** Sends text as it is written, gzipped if the client accepts that. When either end breaks off, so does the other. */
function sendText(request: FastifyRequest, reply: FastifyReply, chunks: AsyncIterable<string>) {
  const text = Readable.from(chunks, { objectMode: false, highWaterMark: readAhead })
  reply.header('vary', [reply.getHeader('vary'), 'Accept-Encoding'].filter(Boolean).join(', '))
  if (!/\bgzip\b/.test(String(request.headers['accept-encoding']))) return reply.send(text)
  reply.header('content-encoding', 'gzip')
  // level 3: see etag-and-gzip.ts; Fastify sees a failure as the end of the response
  return reply.send(pipeline(text, createGzip({ level: 3 }), () => undefined))
}
