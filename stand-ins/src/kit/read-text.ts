import type { IncomingMessage } from 'node:http'

/** Throws when the body has more than `limit` characters. */
export async function readText(request: IncomingMessage, limit: number): Promise<string> {
  let text = ''
  for await (const chunk of request.setEncoding('utf8')) {
    text += chunk
    if (text.length > limit) throw new Error(`a body of more than ${limit} characters`)
  }
  return text
}
