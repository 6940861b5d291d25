import { createHash, createSecretKey, type KeyObject } from 'node:crypto'
import { decrypt, encrypt } from './cipher.ts'

/** Encrypted bytes and the id of the key that opens them. */
export type Sealed = { sealed: Buffer; keyId: string }

/** The key is not configured (any more). */
export class KeyLost extends Error {}

/** 32 bytes in base64, as an environment variable holds a key. */
export const isKey = (text: string) => /^[A-Za-z0-9+/]{43}=$/.test(text)

export type KeyRing = ReturnType<typeof openKeyRing>

/** The first key encrypts. The others are retired: they only decrypt. A key is identified by its hash. */
export function openKeyRing(use: string, texts: readonly [string, ...string[]]) {
  const idOf = (key: Buffer) =>
    createHash('sha256').update(`bailclair ${use} key`).update(key).digest('hex').slice(0, 16)
  // a key object makes encryption of short texts six times faster than the bytes
  const byId = new Map(texts.map((text) => Buffer.from(text, 'base64')).map((key) => [idOf(key), createSecretKey(key)]))
  const [currentId = '', ...retiredIds] = byId.keys()

  const keyOf = (id: string): KeyObject => {
    const key = byId.get(id)
    if (!key) throw new KeyLost(`the ${use} key ${id} is not configured`)
    return key
  }
  return {
    currentId,
    retiredIds,
    /** The current one first. */
    keys: [...byId.values()],
    /** `context` must be the same when it is opened. */
    seal: (bytes: Buffer, context: string): Sealed => ({
      sealed: encrypt(bytes, keyOf(currentId), context),
      keyId: currentId,
    }),
    /** Throws when the bytes, the key or the context were changed. */
    unseal: ({ sealed, keyId }: Sealed, context: string): Buffer => decrypt(sealed, keyOf(keyId), context),
  }
}
