import { UnexpectedAnswer } from '@bailclair/one-machine/stack/unexpected-answer.ts'
import type { Client } from '@bailclair/one-machine/stack/visitor-client.ts'
import type { Addresses } from '#stack/addresses.ts'

/** Calls of the API with an access token; anything but 2xx throws. */
export function createApiCaller(client: Client, at: Addresses, accessToken: () => string) {
  const call = async (method: 'GET' | 'POST' | 'DELETE', path: string, more: object = {}) => {
    const { headers = {}, body } = more as { headers?: Record<string, string>; body?: string | Uint8Array }
    const answer = await client.send(at.api + path, {
      method,
      headers: { authorization: `Bearer ${accessToken()}`, 'accept-language': 'fr', ...headers },
      ...(body !== undefined && { body }),
    })
    if (answer.status >= 300) throw new UnexpectedAnswer(`${method} ${path.split('/')[0]}`, answer)
    return Buffer.from(await answer.arrayBuffer())
  }
  const parse = <T>(body: Buffer) => JSON.parse(body.toString()) as T
  const json = (body: object) => ({ headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
  return {
    get: async <T>(path: string) => parse<T>(await call('GET', path)),
    bytes: (path: string) => call('GET', path),
    post: async <T>(path: string, body: object) => parse<T>(await call('POST', path, json(body))),
    remove: async <T>(path: string) => parse<T>(await call('DELETE', path)),
    upload: async <T>(path: string, kind: string, bytes: Buffer) => {
      const headers = { 'content-type': 'application/pdf', 'x-document-kind': kind, 'x-file-name': 'justificatif.pdf' }
      return parse<T>(await call('POST', path, { headers, body: bytes }))
    },
  }
}
