import { createHash, randomBytes } from 'node:crypto'
import type { Config } from '#platform/config/environment.ts'
import { decrypt, encrypt } from './cipher.ts'

/** The key of one document, wrapped by a configured key. */
export type WrappedKey = { wrappedKey: Buffer; keyId: string }

/** The wrapping key is not configured (any more). */
export class KeyLost extends Error {}

export type Keyring = ReturnType<typeof openKeyring>

/**
 * DOCUMENT_KEY wraps. Retired keys only unwrap, until every document is wrapped again (rewrap-keys.service.ts). A key
 * is identified by its hash.
 */
export function openKeyring(config: Pick<Config, 'DOCUMENT_KEY' | 'DOCUMENT_RETIRED_KEYS'>) {
  const keys = [config.DOCUMENT_KEY, ...config.DOCUMENT_RETIRED_KEYS].map((text) => Buffer.from(text, 'base64'))
  const byId = new Map(keys.map((key) => [idOf(key), key]))
  const [currentId = '', ...retiredIds] = byId.keys()

  const keyOf = (id: string): Buffer => {
    const key = byId.get(id)
    if (!key) throw new KeyLost()
    return key
  }
  const wrap = (dataKey: Buffer, documentId: string): WrappedKey => ({
    wrappedKey: encrypt(dataKey, keyOf(currentId), `key:${documentId}`),
    keyId: currentId,
  })
  const unwrap = ({ wrappedKey, keyId }: WrappedKey, documentId: string): Buffer =>
    decrypt(wrappedKey, keyOf(keyId), `key:${documentId}`)

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
    rewrap: (key: WrappedKey, documentId: string): WrappedKey => wrap(unwrap(key, documentId), documentId),
  }
}

const idOf = (key: Buffer) =>
  createHash('sha256').update('bailclair document key').update(key).digest('hex').slice(0, 16)
