import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { GzippedText } from '#platform/export/gzipped-text.ts'

/** Sends it as it is, or unpacked to a client that does not accept gzip. */
export function sendGzipped(request: FastifyRequest, reply: FastifyReply, text: GzippedText) {
  reply.header('vary', [reply.getHeader('vary'), 'Accept-Encoding'].filter(Boolean).join(', '))
  if (/\bgzip\b/.test(String(request.headers['accept-encoding'])))
    return reply.header('content-encoding', 'gzip').send(text)
  // Fastify sees a failure as the end of the response
  return reply.send(pipeline(text, createGunzip(), () => undefined))
}
