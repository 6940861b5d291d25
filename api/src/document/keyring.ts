import { randomBytes } from 'node:crypto'
import type { UploadId } from '@bailclair/domain/document/upload.schema.ts'
import { addedBytes, decrypt, encrypt } from '@bailclair/server-kit/cipher.ts'
import { openKeyRing } from '@bailclair/server-kit/key-ring.ts'
import type { Config } from '#platform/config/environment.ts'

/** The key of one document, wrapped by a configured key. */
export type WrappedKey = { wrappedKey: Buffer; keyId: string }

/** What an upload is sealed as: its bytes cannot be passed off as those of the document with the same id. */
export const uploadSeal = (id: UploadId): string => `upload:${id}`

export type Keyring = ReturnType<typeof openKeyring>

/** Bytes in the store of a document of this size. */
export const sealedSize = (size: number): number => size + addedBytes

/** DOCUMENT_KEY wraps. Retired keys only unwrap, until every document is wrapped again (rewrap-keys.service.ts). */
export function openKeyring(config: Pick<Config, 'DOCUMENT_KEY' | 'DOCUMENT_RETIRED_KEYS'>) {
  const { currentId, retiredIds, ...ring } = openKeyRing('document', [
    config.DOCUMENT_KEY,
    ...config.DOCUMENT_RETIRED_KEYS,
  ])
  const wrap = (dataKey: Buffer, documentId: string): WrappedKey => {
    const { sealed: wrappedKey, keyId } = ring.seal(dataKey, `key:${documentId}`)
    return { wrappedKey, keyId }
  }
  const unwrap = ({ wrappedKey, keyId }: WrappedKey, documentId: string): Buffer =>
    ring.unseal({ sealed: wrappedKey, keyId }, `key:${documentId}`)

  return {
    currentId,
    retiredIds,
    /** Encrypted bytes, and the wrapped key that opens them. */
    seal: (bytes: Buffer, documentId: string): WrappedKey & { sealed: Buffer } => {
      const dataKey = randomBytes(32)
      return { sealed: encrypt(bytes, dataKey, `document:${documentId}`), ...wrap(dataKey, documentId) }
    },
    /** Throws when the bytes, the key or the id were changed. */
    unseal: (sealed: Buffer, key: WrappedKey, documentId: string): Buffer =>
      decrypt(sealed, unwrap(key, documentId), `document:${documentId}`),
    /** What was read in a document, under the key of the document. */
    sealReading: (reading: Buffer, key: WrappedKey, documentId: string): Buffer =>
      encrypt(reading, unwrap(key, documentId), `reading:${documentId}`),
    unsealReading: (sealed: Buffer, key: WrappedKey, documentId: string): Buffer =>
      decrypt(sealed, unwrap(key, documentId), `reading:${documentId}`),
    /** The key of the document under the current key; undefined when it cannot be opened. */
    tryRewrap: (key: WrappedKey, documentId: string): Buffer | undefined => {
      try {
        return wrap(unwrap(key, documentId), documentId).wrappedKey
      } catch {
        return undefined
      }
    },
  }
}
