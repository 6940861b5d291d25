import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'

type Call = {
  method?: string
  headers?: Record<string, string>
  body?: Uint8Array | undefined
  /** The loopback address to call from: each counts as a network of its own (Linux). */
  from?: string
}
type Answer = { status: number; retryAfter: number; bytes: number; body: string }

const timeoutMs = 60_000

/** One call on a connection of its own, because a new visitor has none yet. `read` keeps the body. */
export async function ask(url: string, { method = 'GET', headers = {}, body, from }: Call = {}, read = true) {
  const call = request(url, {
    method,
    headers: { ...headers, ...(body && { 'content-length': String(body.length) }) },
    agent: false,
    signal: AbortSignal.timeout(timeoutMs),
    ...(from && { localAddress: from, family: 4 }),
  })
  call.end(body)
  const [response] = (await once(call, 'response')) as [IncomingMessage]
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of response as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (read) chunks.push(chunk)
  }
  const { statusCode: status = 0, headers: given } = response
  const text = Buffer.concat(chunks).toString()
  return { status, retryAfter: Number(given['retry-after'] ?? 0), bytes, body: text } satisfies Answer
}

export async function get(url: string, bearer?: string): Promise<string> {
  const answer = await ask(url, { headers: bearer ? { authorization: `Bearer ${bearer}` } : {} })
  if (answer.status !== 200) throw new Error(`${new URL(url).pathname} answered ${answer.status}`)
  return answer.body
}
