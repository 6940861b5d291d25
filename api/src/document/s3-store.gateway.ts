import { largestUpload } from '@bailclair/domain/document/document.rules.ts'
import type { Deps } from '#deps.ts'
import { outage } from '#platform/outbound/outage.ts'
import { type ObserveOutbound, openOutbound } from '#platform/outbound/outbound.ts'
import { findUrl, parseBase } from '#platform/outbound/target.ts'
import { signS3 } from './s3-signature.ts'
import type { DocumentStore, StoreKey } from './store-port.ts'

/** Encryption adds bytes, and a PDF may grow when it is rewritten. */
const maxBodyBytes = 2 * largestUpload
const nothing = new Uint8Array()

type Outside = Pick<Deps, 'clock' | 'config'> & { observe: ObserveOutbound }
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

  return {
    async put(key, bytes) {
      const result = await call({ method: 'PUT', key, bytes })
      if (!result.ok) throw outage('DocumentStoreUnavailable', result)
    },
    async get(key) {
      const result = await call({ method: 'GET', key })
      if (!result.ok) throw outage('DocumentStoreUnavailable', result)
      return result.body as Buffer
    },
    async delete(key) {
      const result = await call({ method: 'DELETE', key })
      const isGone = result.ok || (result.kind === 'status' && result.status === 404)
      if (!isGone) throw outage('DocumentStoreUnavailable', result)
    },
    close: outbound.close,
  }
}
