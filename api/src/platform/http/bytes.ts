import { Readable } from 'node:stream'
import { AppError } from '@bailclair/domain/contract/errors.ts'
import type { BytesBody, BytesReply } from '@bailclair/domain/contract/route.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { GzippedText } from '#platform/export/gzipped-text.ts'
import { strictPolicy } from './security-headers.ts'
import { sendGzipped } from './send-gzipped.ts'

/** Keeps a body of any content type, or none, as a stream. mount.ts passes the stream to the handler. */
export function acceptAnyContentType(app: FastifyInstance) {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', async (_request: unknown, stream: Readable) => stream)
}

/** Refuses a body whose Content-Length is over the limit without reading it. */
export function assertContentLength({ headers }: FastifyRequest, { bytesUpTo, tooLarge }: BytesBody) {
  if (Number(headers['content-length']) > bytesUpTo) throw new AppError(tooLarge)
}

/** Yields chunks until the limit is exceeded. A chunked body does not say its size in advance. */
export async function* readBytes({ body }: FastifyRequest, { bytesUpTo, tooLarge }: BytesBody) {
  let size = 0
  try {
    for await (const chunk of (body ?? []) as AsyncIterable<Buffer>) {
      size += chunk.length
      if (size > bytesUpTo) throw new AppError(tooLarge)
      yield chunk
    }
  } catch (cause) {
    // the client hung up: not a server error
    throw cause instanceof AppError ? cause : new AppError('InvalidRequest', { cause })
  }
}

/** Sends somebody's file from our origin, so the headers let a browser save it and nothing else. */
export function sendBytes(request: FastifyRequest, reply: FastifyReply, { mediaType, fileName, bytes }: BytesReply) {
  reply
    .type(mediaType)
    .header('content-disposition', contentDisposition(fileName))
    .header('content-security-policy', `${strictPolicy}; sandbox`)
  if (bytes instanceof GzippedText) return sendGzipped(request, reply, bytes)
  return reply.send(
    bytes instanceof Uint8Array
      ? Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
      : Readable.from(bytes as AsyncIterable<unknown>, { objectMode: false }),
  )
}

/** RFC 6266: an ASCII name for old clients, then the real name. */
function contentDisposition(fileName: string): string {
  const ascii = fileName.normalize('NFKD').replaceAll(/[^\w. -]/g, '')
  const encoded = encodeURIComponent(fileName.toWellFormed()).replaceAll(/['()*]/g, (sign) => `%${hex(sign)}`)
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`
}
const hex = (sign: string) => sign.charCodeAt(0).toString(16).toUpperCase()
