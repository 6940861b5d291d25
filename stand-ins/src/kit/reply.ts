import { readFile } from 'node:fs/promises'
import type { OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'

export type Reply = { status: number; headers?: OutgoingHttpHeaders; body?: string | Readable }

export const plain = (status: number, headers: OutgoingHttpHeaders = {}): Reply => ({ status, headers })

export const json = (body: unknown, status = 200): Reply => ({
  status,
  headers: { 'content-type': 'application/json; charset=utf-8' },
  body: JSON.stringify(body),
})

const pagePolicy =
  "style-src 'self'; img-src 'self'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

/** A page with a script passes a `policy` that allows `script-src 'self'`. */
export const page = (body: string, { status = 200, policy = "default-src 'none'" } = {}): Reply => ({
  status,
  headers: {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': `${policy}; ${pagePolicy}`,
  },
  body,
})

/** Joins several files into one response. `folder` is the caller's `import.meta.url`. */
export async function asset(type: string, folder: string, ...files: string[]): Promise<Reply> {
  const texts = await Promise.all(files.map((file) => readFile(new URL(file, folder), 'utf8')))
  return { status: 200, headers: { 'content-type': type, 'cache-control': 'max-age=60' }, body: texts.join('') }
}

const commonHeaders = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  // addresses in mails contain tokens, which must not leak as referrer
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
}

export function send(response: ServerResponse, { status, headers, body }: Reply) {
  response.writeHead(status, { ...commonHeaders, ...headers })
  if (response.req.method === 'HEAD') response.end()
  else if (body instanceof Readable) body.pipe(response)
  else response.end(body)
}
