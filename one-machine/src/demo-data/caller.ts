import { setTimeout as sleep } from 'node:timers/promises'
import type { Addresses } from '#stack/servers.ts'
import { type Person, type Realm, signIn } from '#stack/sign-in.ts'

/** Milliseconds; a token lives for 300 seconds. */
const tokenLife = 200_000
/** How often someone told to come back does so, and after how long if nobody says, in milliseconds. */
const attempts = 40
const pause = 500

export type Caller = ReturnType<typeof enter>

/** Someone of the demonstration, who calls the API as the pages do. */
export function enter(at: Addresses, realm: Realm, person: Person, giveUp: AbortSignal) {
  let token = ''
  let signedInAt = 0

  async function authorization(): Promise<string> {
    for (let attempt = 1; Date.now() - signedInAt > tokenLife; attempt++) {
      const tokens = await signIn(at, realm, person)
      if (tokens !== 'refused') [token, signedInAt] = [tokens.access_token, Date.now()]
      else if (attempt === attempts) throw new Error(`${person.email} cannot sign in.`)
      else await sleep(pause, undefined, { signal: giveUp })
    }
    return `Bearer ${token}`
  }

  /** Whatever the answer, once the service has the time for it. */
  async function call(
    method: string,
    path: string,
    body?: string | Uint8Array<ArrayBuffer>,
    more: Record<string, string> = {},
  ): Promise<Response> {
    for (let attempt = 1; ; attempt++) {
      giveUp.throwIfAborted()
      const headers = { authorization: await authorization(), 'accept-language': 'fr', ...more }
      const response = await fetch(at.api + path, {
        method,
        headers,
        signal: giveUp,
        ...(body !== undefined && { body }),
      })
      if (response.status !== 503 || attempt === attempts) return response
      await response.body?.cancel()
      const seconds = Number(response.headers.get('retry-after')) || 1
      await sleep(Math.max(pause, seconds * 1_000), undefined, { signal: giveUp })
    }
  }
  const json = { 'content-type': 'application/json' }

  return {
    person,
    token: async () => (await authorization()).replace('Bearer ', ''),
    call: (method: string, path: string, body?: object) =>
      body === undefined ? call(method, path) : call(method, path, JSON.stringify(body), json),
    get: async <T>(path: string) => read<T>(await call('GET', path)),
    post: async <T>(path: string, body: object = {}) => read<T>(await call('POST', path, JSON.stringify(body), json)),
    remove: async (path: string) => read(await call('DELETE', path)),
    upload: async <T>(path: string, { fileName, mediaType, bytes }: Upload) =>
      read<T>(
        await call('POST', path, new Uint8Array(bytes), {
          'content-type': mediaType,
          'x-file-name': encodeURIComponent(fileName),
        }),
      ),
  }
}
type Upload = { fileName: string; mediaType: string; bytes: Buffer }

async function read<T>(response: Response): Promise<T> {
  const text = await response.text()
  if (!response.ok) throw new Error(`${new URL(response.url).pathname} answered ${response.status}: ${text}`)
  return (text ? JSON.parse(text) : undefined) as T
}
