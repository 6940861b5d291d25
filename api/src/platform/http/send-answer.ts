import { createHash } from 'node:crypto'
import { type BytesReply, givesBytes, type Route } from '@bailclair/domain/contract/route.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { GzippedText } from '#platform/export/gzipped-text.ts'
import { sendBytes } from './bytes.ts'
import { tagAndCompress } from './etag-and-gzip.ts'
import { JsonAnswer, ownBytes } from './json-answer.ts'
import { omitNulls } from './omit-nulls.ts'
import { unchanged } from './polled-answers.ts'
import { sendGzipped } from './send-gzipped.ts'
import { isLong, type JsonShape, shapeOf, writeJson } from './write-json.ts'

/** Writes the parts of an answer by the schema of the route. Lists may still be being read. */
export type ToJson = (answer: object) => AsyncGenerator<string>
/** What the handler of a streamed route returns. */
export type StreamedAnswer = (toJson: ToJson) => Promise<GzippedText>

/** How a route answers. `prepare` is the part that takes time and memory; `send` the rest. Polled answers may be kept. */
export function answering(route: Route, isPolled: boolean) {
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
      if (!isLong(answer)) return isPolled ? writeAtOnce(reply, answer) : omitNulls(answer)
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
      if (prepared instanceof JsonAnswer)
        return reply.send((await tagAndCompress(request, reply, prepared)) ?? undefined)
      return reply.send(prepared)
    },
  }
}

/** By the schema of the route, like Fastify. */
const writeAtOnce = (reply: FastifyReply, answer: unknown) =>
  new JsonAnswer(ownBytes(Buffer.from(reply.serialize(omitNulls(answer)) as string)))

/** In bytes, chunk by chunk: joining and hashing megabytes of text at once would keep other requests waiting. */
async function writeAll(chunks: AsyncIterable<string>): Promise<JsonAnswer> {
  const all: Buffer[] = []
  const hash = createHash('sha256')
  for await (const chunk of chunks) {
    const bytes = Buffer.from(chunk)
    hash.update(bytes)
    all.push(bytes)
  }
  return new JsonAnswer(ownBytes(Buffer.concat(all)), hash.digest('base64url'))
}
