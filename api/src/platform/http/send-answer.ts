import { createHash, type Hash } from 'node:crypto'
import { type BytesReply, givesBytes, type Route } from '@bailclair/domain/contract/route.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { GzippedText } from '#platform/export/gzipped-text.ts'
import { sendBytes } from './bytes.ts'
import { tagAndCompress } from './etag-and-gzip.ts'
import { omitNulls } from './omit-nulls.ts'
import { unchanged } from './poll-etag.ts'
import { sendGzipped } from './send-gzipped.ts'
import { isLong, type JsonShape, shapeOf, writeJson } from './write-json.ts'

/** Writes the parts of an answer by the schema of the route. Lists may still be being read. */
export type ToJson = (answer: object) => AsyncGenerator<string>
/** What the handler of a streamed route returns. */
export type StreamedAnswer = (toJson: ToJson) => Promise<GzippedText>

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
      reply.status(prepared === unchanged ? 304 : status).header('cache-control', cacheControl)
      if (prepared === unchanged) return reply.send()
      if (route.responseHeader && typeof prepared === 'string') reply.header(route.responseHeader, prepared)
      if (!response) return reply.send()
      if (givesBytes(response)) return sendBytes(request, reply, prepared as BytesReply)
      reply.type('application/json; charset=utf-8')
      if (route.isStreamed) return sendGzipped(request, reply, prepared as GzippedText)
      if (prepared instanceof WrittenJson)
        return reply.send((await tagAndCompress(request, reply, prepared.bytes, prepared.hash)) ?? undefined)
      return reply.send(prepared)
    },
  }
}

/** In bytes, chunk by chunk: joining and hashing megabytes of text at once would keep other requests waiting. */
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
