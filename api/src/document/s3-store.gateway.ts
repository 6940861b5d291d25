import { largestUpload } from '@bailclair/domain/document/document.rules.ts'
import { signS3 } from '@bailclair/server-kit/object-store/s3-signature.ts'
import type { Deps } from '#deps.ts'
import { outage } from '#platform/outbound/outage.ts'
import { type ObserveOutbound, openOutbound } from '#platform/outbound/outbound.ts'
import { findUrl, parseBase } from '#platform/outbound/target.ts'
import type { DocumentStore, StoreKey } from './store-port.ts'

/** Encryption adds bytes, and a PDF may grow when it is rewritten. */
const maxBodyBytes = 2 * largestUpload
const nothing = new Uint8Array()

type Outside = Pick<Deps, 'clock' | 'config'> & { observe: ObserveOutbound }
/** One name for all instances: what a killed one leaves is overwritten. */
const probeKey = 'probe' as StoreKey
type Call = { method: 'GET' | 'PUT' | 'DELETE'; key: StoreKey; bytes?: Buffer }

/** Path-style addresses (`https://store/bucket/key`), which every S3-compatible store understands. */
export function openS3Store({ clock, config, observe }: Outside): DocumentStore {
  const { DOCUMENT_S3_URL, DOCUMENT_S3_REGION, DOCUMENT_S3_TIMEOUT_MS } = config
  const base = parseBase(DOCUMENT_S3_URL)
  const credentials = {
    region: DOCUMENT_S3_REGION,
    accessKeyId: config.DOCUMENT_S3_ACCESS_KEY_ID,
    secretAccessKey: config.DOCUMENT_S3_SECRET_ACCESS_KEY,
  }
  const outbound = openOutbound(
    { clock, observe },
    { name: 'documents', baseUrl: DOCUMENT_S3_URL, timeoutMs: DOCUMENT_S3_TIMEOUT_MS, maxBodyBytes },
  )

  const call = ({ method, key, bytes }: Call) => {
    const path = [key]
    const url = findUrl(base, { path })
    if (!url) throw new Error('a key that leaves the bucket')
    const { host: _, ...headers } = signS3(credentials, { method, url, body: bytes ?? nothing, now: clock() })
    return outbound.call({
      method,
      path,
      // no content encoding: the stored bytes must come back unchanged
      headers: { ...headers, accept: '*/*', 'accept-encoding': 'identity' },
      reads: 'bytes',
      ...(bytes && { body: { bytes } }),
    })
  }

  async function put(key: StoreKey, bytes: Buffer) {
    const result = await call({ method: 'PUT', key, bytes })
    if (!result.ok) throw outage('DocumentStoreUnavailable', result)
  }
  async function remove(key: StoreKey) {
    const result = await call({ method: 'DELETE', key })
    const isGone = result.ok || (result.kind === 'status' && result.status === 404)
    if (!isGone) throw outage('DocumentStoreUnavailable', result)
  }

  return {
    put,
    async get(key) {
      const result = await call({ method: 'GET', key })
      if (!result.ok) throw outage('DocumentStoreUnavailable', result)
      return result.body as Buffer
    },
    delete: remove,
    async probe() {
      await put(probeKey, Buffer.from('probe'))
      await remove(probeKey)
    },
    close: outbound.close,
  }
}
