import type { IncomingMessage } from 'node:http'
import { HttpError } from './http-error.ts'

/** Far more than a form or an account needs. */
const maxBytes = 16_384

/** 415 for another content type, 413 over the limit. */
async function readBody(req: IncomingMessage, type: string): Promise<string> {
  if (req.headers['content-type']?.split(';')[0]?.trim().toLowerCase() !== type) throw new HttpError(415)
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of req as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > maxBytes) throw new HttpError(413)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

export const readForm = async (req: IncomingMessage): Promise<URLSearchParams> =>
  new URLSearchParams(await readBody(req, 'application/x-www-form-urlencoded'))

export const readText = (req: IncomingMessage): Promise<string> => readBody(req, 'text/plain')

export async function readJson(req: IncomingMessage): Promise<unknown> {
  const text = await readBody(req, 'application/json')
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new HttpError(400, { cause })
  }
}
