import { setTimeout as sleep } from 'node:timers/promises'
import { gunzipSync } from 'node:zlib'
import type { Addresses } from '@bailclair/one-machine/stack/servers.ts'
import {
  type Person as Account,
  type Realm,
  refresh,
  signIn,
  type Tokens,
} from '@bailclair/one-machine/stack/sign-in.ts'
import type { Journal } from './journal.ts'

/** As the pages: an access token of 300 s is refreshed when less than 70 s are left. */
export const refreshAfterMs = 230_000

export type Soak = {
  at: Addresses
  /** Addresses of the instances of the API; calls go to each in turn, as behind a load balancer. */
  apis: readonly string[]
  journal: Journal
  isOver: () => boolean
  refreshAfterMs: number
}
type Body = { json: object } | { bytes: Uint8Array; headers: Record<string, string> }

/** Somebody with a browser, a session and the answers that pages keep for conditional requests. */
export function createPerson(
  { at, apis, journal, refreshAfterMs: refreshAfter }: Omit<Soak, 'isOver'>,
  realm: Realm,
  account: Account,
) {
  const { send, close } = journal.openBrowser()
  const known = new Map<string, { tag: string; body: string }>()
  let tokens: Tokens | undefined
  let tokensSince = 0
  let calls = 0

  async function accessToken(): Promise<string> {
    if (!tokens) tokens = await signIn(at, realm, account, send)
    else if (Date.now() - tokensSince < refreshAfter) return tokens.access_token
    else tokens = await refresh(at, realm, tokens, send)
    tokensSince = Date.now()
    return tokens.access_token
  }

  async function call(method: 'GET' | 'POST' | 'DELETE', path: string, body?: Body, more: Record<string, string> = {}) {
    const api = apis[calls++ % apis.length] as string
    const headers = {
      authorization: `Bearer ${await accessToken()}`,
      'accept-language': 'fr',
      'accept-encoding': 'gzip',
      ...more,
    }
    if (!body) return send(api + path, { method, headers })
    if ('bytes' in body) return send(api + path, { method, headers: { ...headers, ...body.headers }, body: body.bytes })
    const json = { ...headers, 'content-type': 'application/json' }
    return send(api + path, { method, headers: json, body: JSON.stringify(body.json) })
  }

  return {
    account,
    accessToken,
    close,
    get: async <T>(path: string): Promise<T> => {
      const before = known.get(path)
      const answer = await call('GET', path, undefined, before && { 'if-none-match': before.tag })
      if (answer.status === 304 && before) return JSON.parse(before.body) as T
      const text = await readText(answer)
      const tag = answer.headers.get('etag')
      if (tag) known.set(path, { tag, body: text })
      return JSON.parse(text) as T
    },
    post: async <T>(path: string, json: object = {}): Promise<T> => {
      const text = await readText(await call('POST', path, { json }))
      return (text ? JSON.parse(text) : undefined) as T
    },
    upload: (path: string, bytes: Uint8Array, headers: Record<string, string>) =>
      call('POST', path, { bytes, headers }),
    remove: (path: string) => call('DELETE', path),
    /** By an address that needs no token. */
    download: async (path: string) => (await send((apis[calls++ % apis.length] as string) + path)).arrayBuffer(),
    /** The pages then forget everything. */
    signOut: async (path: string) => {
      await call('POST', path)
      tokens = undefined
      known.clear()
    },
  }
}

/** Round after round, with a pause of a reading person after each action. A failure is in the journal and ends its round. */
export async function live(soak: Soak, actions: () => readonly (() => Promise<unknown>)[], pauseMs: () => number) {
  while (!soak.isOver()) {
    for (const action of actions()) {
      const isDone = await action().then(
        () => true,
        () => false,
      )
      await sleep(pauseMs())
      if (!isDone || soak.isOver()) break
    }
  }
}

async function readText(answer: Response): Promise<string> {
  const bytes = Buffer.from(await answer.arrayBuffer())
  return (answer.headers.get('content-encoding') === 'gzip' ? gunzipSync(bytes) : bytes).toString()
}

export const between = (least: number, most: number) => least + Math.random() * (most - least)
