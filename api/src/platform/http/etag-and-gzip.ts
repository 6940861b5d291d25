import { createHash, type Hash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

const compress = promisify(gzip)

/** Characters or bytes. A shorter response fits in the first packets anyway. */
const largeFrom = 8_192
/** Level 6, the default of gzip, makes these responses a tenth smaller in twice the time. */
const level = 3

/**
 * Large responses carry an ETag of their bytes, unless their route has one of its own (poll-etag.ts); a matching
 * `If-None-Match` gets 304, anything else is gzipped (decision 169). `@fastify/etag` would also answer 304 to a POST.
 */
export function addETagAndGzip(app: FastifyInstance) {
  app.addHook('onSend', async (request, reply, payload) =>
    typeof payload === 'string' ? tagAndCompress(request, reply, payload) : payload,
  )
}

/** What is sent instead of `payload`; null for 304. `hash` saves reading a long payload again. */
export async function tagAndCompress(
  { method, headers }: FastifyRequest,
  reply: FastifyReply,
  payload: string | Buffer,
  hash?: Hash,
) {
  if (payload.length < largeFrom || reply.statusCode !== 200) return payload
  reply.header('vary', [reply.getHeader('vary'), 'Accept-Encoding'].filter(Boolean).join(', '))
  if (method === 'GET' && !reply.hasHeader('etag')) {
    const etag = `W/"${(hash ?? createHash('sha256').update(payload)).digest('base64url')}"`
    reply.header('etag', etag)
    if (headers['if-none-match'] === etag) {
      reply.code(304)
      return null
    }
  }
  if (!/\bgzip\b/.test(String(headers['accept-encoding']))) return payload
  reply.header('content-encoding', 'gzip')
  return compress(payload, { level })
}
