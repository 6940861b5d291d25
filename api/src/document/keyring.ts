import { createHash, randomBytes } from 'node:crypto'
import type { Config } from '#platform/config/environment.ts'
import { decrypt, encrypt } from './cipher.ts'

/** The key of one document, encrypted under a configured key. */
export type WrappedKey = { wrappedKey: Buffer; keyId: string }

/** The key that would open it is not configured (any more). */
export class KeyLost extends Error {}

export type Keyring = ReturnType<typeof openKeyring>

/**
 * The keys of the configuration. DOCUMENT_KEY wraps; retired ones still unwrap, until every document is wrapped anew
 * (rewrap-keys.service.ts). A key is known by a hash of itself, so that nobody has to number them.
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
    /** Bytes as they may lie anywhere, and the key without which they are noise. */
    seal: (bytes: Buffer, documentId: string): WrappedKey & { sealed: Buffer } => {
      const dataKey = randomBytes(32)
      return { sealed: encrypt(bytes, dataKey, `document:${documentId}`), ...wrap(dataKey, documentId) }
    },
    /** Throws when a bit of the bytes, of the key or of whose they are was changed. */
    unseal: (sealed: Buffer, key: WrappedKey, documentId: string): Buffer =>
      decrypt(sealed, unwrap(key, documentId), `document:${documentId}`),
    rewrap: (key: WrappedKey, documentId: string): WrappedKey => wrap(unwrap(key, documentId), documentId),
  }
}

const idOf = (key: Buffer) =>
  createHash('sha256').update('bailclair document key').update(key).digest('hex').slice(0, 16)
