import { setTimeout as sleep } from 'node:timers/promises'
import type { DocumentKind } from '@bailclair/domain/document/accepted-documents.rules.ts'
import type { Addresses } from '#stack/servers.ts'
import { type Person, type Realm, refresh, signIn, type Tokens } from '#stack/sign-in.ts'
import { UnexpectedAnswer } from '#stack/unexpected-answer.ts'

/** Shorter than the 300 s for which an access token is valid. */
const tokenLifeMs = 200_000
/** Retries after a 503, and the pause when `Retry-After` is shorter or missing. */
const attempts = 40
const areas: Record<Realm, string> = { owner: 'owner', tenant: 'tenant', staff: 'desk' }
const pauseMs = 500

export type Caller = ReturnType<typeof createCaller>
export type CallerOf = (realm: Realm, person: Person) => Caller

/** One caller, hence one session, for each person. */
export function openCallers(at: Addresses, signal: AbortSignal) {
  const callers = new Map<string, Caller>()
  const callerOf: CallerOf = (realm, person) => {
    const key = `${realm} ${person.email}`
    const caller = callers.get(key) ?? createCaller(at, realm, person, signal)
    callers.set(key, caller)
    return caller
  }
  return {
    callerOf,
    /** Whoever tries the product finds no other device in their list. */
    signOutAll: () => Promise.all([...callers.values()].map(({ signOut }) => signOut())),
  }
}

/** Calls the API as one demo person, as the pages do. Signs in when needed. */
export function createCaller(at: Addresses, realm: Realm, person: Person, signal: AbortSignal) {
  let tokens: Tokens | undefined
  let signedInAt = 0

  async function authorization(): Promise<string> {
    for (let attempt = 1; Date.now() - signedInAt > tokenLifeMs; attempt++) {
      try {
        tokens = await (tokens ? refresh(at, realm, tokens) : signIn(at, realm, person))
        signedInAt = Date.now()
      } catch (error) {
        const mayRetry = error instanceof UnexpectedAnswer && error.isOverloaded && attempt < attempts
        if (!mayRetry) throw error
        await sleep(pauseMs, undefined, { signal })
      }
    }
    return `Bearer ${tokens?.access_token}`
  }

  /** Returns any response except 503, which is retried. */
  async function call(
    method: string,
    path: string,
    body?: string | Uint8Array<ArrayBuffer>,
    more: Record<string, string> = {},
  ): Promise<Response> {
    for (let attempt = 1; ; attempt++) {
      signal.throwIfAborted()
      const headers = { authorization: await authorization(), 'accept-language': 'fr', ...more }
      const response = await fetch(at.api + path, {
        method,
        headers,
        signal,
        ...(body !== undefined && { body }),
      })
      if (response.status !== 503 || attempt === attempts) return response
      await response.body?.cancel()
      const seconds = Number(response.headers.get('retry-after')) || 1
      await sleep(Math.max(pauseMs, seconds * 1_000), undefined, { signal })
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
    put: async <T>(path: string, body: object) => read<T>(await call('PUT', path, JSON.stringify(body), json)),
    remove: async (path: string) => read(await call('DELETE', path)),
    signOut: async () => {
      if (tokens) await read(await call('POST', `${areas[realm]}/logout`))
    },
    upload: async <T>(path: string, { kind, fileName, mediaType, bytes }: Upload) =>
      read<T>(
        await call('POST', path, new Uint8Array(bytes), {
          'content-type': mediaType,
          'x-document-kind': kind,
          'x-file-name': encodeURIComponent(fileName),
        }),
      ),
  }
}
type Upload = { kind: DocumentKind; fileName: string; mediaType: string; bytes: Buffer }

async function read<T>(response: Response): Promise<T> {
  const text = await response.text()
  if (!response.ok) throw new Error(`${new URL(response.url).pathname} answered ${response.status}: ${text}`)
  return (text ? JSON.parse(text) : undefined) as T
}
