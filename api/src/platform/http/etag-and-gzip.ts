import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { JsonAnswer } from './json-answer.ts'

/** Characters or bytes. A shorter response fits in the first packets anyway. */
const largeFrom = 8_192

/**
 * Large responses carry an ETag of their bytes, unless their route has one of its own (polled-answers.ts); a matching
 * `If-None-Match` gets 304, anything else is gzipped (decision 169). `@fastify/etag` would also answer 304 to a POST.
 */
export function addETagAndGzip(app: FastifyInstance) {
  app.addHook('onSend', async (request, reply, payload) =>
    typeof payload === 'string' && payload.length >= largeFrom
      ? tagAndCompress(request, reply, new JsonAnswer(Buffer.from(payload)))
      : payload,
  )
}

/** What is sent instead of an answer; null for 304. */
export async function tagAndCompress(
  { method, headers }: FastifyRequest,
  reply: FastifyReply,
  answer: JsonAnswer,
): Promise<Buffer | null> {
  if (answer.bytes.length < largeFrom || reply.statusCode !== 200) return answer.bytes
  reply.header('vary', [reply.getHeader('vary'), 'Accept-Encoding'].filter(Boolean).join(', '))
  if (method === 'GET' && !reply.hasHeader('etag')) {
    const etag = `W/"${answer.hash}"`
    reply.header('etag', etag)
    if (headers['if-none-match'] === etag) {
      reply.code(304)
      return null
    }
  }
  if (!/\bgzip\b/.test(String(headers['accept-encoding']))) return answer.bytes
  reply.header('content-encoding', 'gzip')
  return answer.gzip()
}
