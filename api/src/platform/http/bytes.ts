import { Readable } from 'node:stream'
import { AppError } from '@bailclair/domain/contract/errors.ts'
import type { BytesBody, BytesReply } from '@bailclair/domain/contract/route.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** Here a body of any declared type, or of none, stays a stream: mount.ts hands it on as it arrives. */
export function acceptAnything(app: FastifyInstance) {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', async (_request: unknown, stream: Readable) => stream)
}

/** A body that says beforehand that it is too large is not worth reading. */
export function assertFits({ headers }: FastifyRequest, { bytesUpTo, tooLarge }: BytesBody) {
  if (Number(headers['content-length']) > bytesUpTo) throw new AppError(tooLarge)
}

/** The bytes as they arrive, until one is too many: a chunked body says nothing beforehand. */
export async function* readBytes({ body }: FastifyRequest, { bytesUpTo, tooLarge }: BytesBody) {
  let size = 0
  try {
    for await (const chunk of (body ?? []) as AsyncIterable<Buffer>) {
      size += chunk.length
      if (size > bytesUpTo) throw new AppError(tooLarge)
      yield chunk
    }
  } catch (cause) {
    // a sender who hangs up: not an outage of ours
    throw cause instanceof AppError ? cause : new AppError('InvalidRequest', { cause })
  }
}

/** Somebody's file, under our origin: a browser saves it and does nothing else with it. */
export function sendBytes(reply: FastifyReply, { mediaType, fileName, bytes }: BytesReply) {
  return reply
    .type(mediaType)
    .header('content-disposition', disposition(fileName))
    .header('content-security-policy', "default-src 'none'; frame-ancestors 'none'; sandbox")
    .send(
      bytes instanceof Uint8Array ? Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length) : Readable.from(bytes),
    )
}

/** RFC 6266: the name in ASCII for old programs, then as it is. */
function disposition(fileName: string): string {
  const ascii = fileName.normalize('NFKD').replaceAll(/[^\w. -]/g, '')
  const encoded = encodeURIComponent(fileName.toWellFormed()).replaceAll(/['()*]/g, (sign) => `%${hex(sign)}`)
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`
}
const hex = (sign: string) => sign.charCodeAt(0).toString(16).toUpperCase()
