import { largestUpload } from '@bailclair/domain/document/document.rules.ts'
import { parseListing } from '@bailclair/server-kit/object-store/s3-listing.ts'
import { type S3Credentials, type S3Method, signS3 } from '@bailclair/server-kit/object-store/s3-signature.ts'
import type { Deps } from '#deps.ts'
import { outage } from '#platform/outbound/outage.ts'
import { type ObserveOutbound, openOutbound } from '#platform/outbound/outbound.ts'
import { findUrl, parseBase, type Target } from '#platform/outbound/target.ts'
import { isStoreKey, type SingleStore, type StoreKey } from './store-port.ts'
import { writeReadDelete } from './write-read-delete.ts'

/** Encryption adds bytes, and a PDF may grow when it is rewritten. A page of a listing has less than 1 MB. */
const maxBodyBytes = 2 * largestUpload

export type S3Settings = S3Credentials & {
  url: string
  timeoutMs: number
  /** Headers of a put: how the engine encrypts on its side, on top of our encryption. */
  encryption?: Readonly<Record<string, string>>
}
type Outside = Pick<Deps, 'clock'> & { observe: ObserveOutbound }
type Call = Target & { method: S3Method; bytes?: Buffer; headers?: Readonly<Record<string, string>> }

/** Path-style addresses (`https://store/bucket/key`), which every S3-compatible store understands. */
export function openS3Store({ clock, observe }: Outside, settings: S3Settings): SingleStore {
  const { bucketUrl, folder } = splitAddress(settings.url)
  const base = parseBase(bucketUrl)
  const outbound = openOutbound(
    { clock, observe },
    { name: 'documents', baseUrl: bucketUrl, timeoutMs: settings.timeoutMs, maxBodyBytes },
  )
  const pathOf = (key: StoreKey) => [...folder, key]

  const call = ({ method, bytes, headers: own = {}, ...target }: Call) => {
    const url = findUrl(base, target)
    if (!url) throw new Error('a key that leaves the bucket')
    const signed = signS3(settings, { method, url, headers: own, ...(bytes && { body: bytes }), now: clock() })
    const { host: _, ...headers } = signed
    return outbound.call({
      ...target,
      method,
      // no content encoding: the stored bytes must come back unchanged
      headers: { ...headers, accept: '*/*', 'accept-encoding': 'identity' },
      reads: 'bytes',
      // the same bytes under the same key: twice is as good as once
      mayRepeat: true,
      ...(bytes && { body: { bytes } }),
    })
  }

  async function put(key: StoreKey, bytes: Buffer) {
    const result = await call({ method: 'PUT', path: pathOf(key), bytes, headers: settings.encryption ?? {} })
    if (!result.ok) throw outage('DocumentStoreUnavailable', result)
  }
  async function get(key: StoreKey) {
    const result = await call({ method: 'GET', path: pathOf(key) })
    if (!result.ok) throw outage('DocumentStoreUnavailable', result)
    return result.body as Buffer
  }
  async function remove(key: StoreKey) {
    const result = await call({ method: 'DELETE', path: pathOf(key) })
    const isGone = result.ok || (result.kind === 'status' && result.status === 404)
    if (!isGone) throw outage('DocumentStoreUnavailable', result)
  }

  const keyPrefix = folder.map((segment) => `${segment}/`).join('')
  async function listPage(prefix: string, continuation: string | undefined) {
    const query = {
      'list-type': '2',
      prefix: `${keyPrefix}${prefix}`,
      ...(continuation !== undefined && { 'continuation-token': continuation }),
    }
    const result = await call({ method: 'GET', path: [], query })
    const page = result.ok ? parseListing(String(result.body)) : undefined
    if (!page) throw outage('DocumentStoreUnavailable', result)
    return page
  }

  return {
    name: nameOf(settings.url),
    put,
    get,
    delete: remove,
    probe: () => writeReadDelete({ put, get, delete: remove }),
    reach: async () => void (await listPage('00', undefined)),
    async sizeOf(key) {
      const result = await call({ method: 'HEAD', path: pathOf(key) })
      if (result.ok) return Number(result.headers['content-length'])
      if (result.kind === 'status' && result.status === 404) return undefined
      throw outage('DocumentStoreUnavailable', result)
    },
    async *list(prefix) {
      let continuation: string | undefined
      do {
        const page = await listPage(prefix, continuation)
        yield page.objects
          .map((object) => ({ ...object, key: object.key.slice(keyPrefix.length) }))
          .flatMap(({ key, ...object }) => (isStoreKey(key) ? [{ ...object, key, isPart: false }] : []))
        continuation = page.continuation
      } while (continuation !== undefined)
    },
    close: outbound.close,
  }
}

/** Without what else an address can hold: a user and a password. */
function nameOf(address: string): string {
  const { origin, pathname } = new URL(address)
  return origin + pathname
}

/** The first segment of the path is the bucket; what follows is part of every key. */
function splitAddress(address: string): { bucketUrl: string; folder: string[] } {
  const url = new URL(address)
  const [bucket = '', ...folder] = url.pathname.split('/').filter(Boolean).map(decodeURIComponent)
  url.pathname = bucket
  return { bucketUrl: url.href, folder }
}
