import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { Config } from '#platform/config/environment.ts'

type Key = Pick<Config, 'PSEUDONYM_KEY'>

const algorithm = 'aes-256-gcm'
/** In bytes. */
const [nonceLength, tagLength] = [12, 16]

/** A derived key, so that no other use of the secret can make or read these tokens. */
const keyOf = ({ PSEUDONYM_KEY }: Key) => Buffer.from(hkdfSync('sha256', PSEUDONYM_KEY, '', 'unsubscribe', 32))

/**
 * Encrypts the id (a UUID) of the person to unsubscribe. Nothing is stored and nothing expires, because the link of an
 * old mail must still work.
 */
export function encryptRecipient(config: Key, id: string): string {
  const nonce = randomBytes(nonceLength)
  const cipher = createCipheriv(algorithm, keyOf(config), nonce)
  const sealed = cipher.update(id.replaceAll('-', ''), 'hex')
  return Buffer.concat([nonce, sealed, cipher.final(), cipher.getAuthTag()]).toString('base64url')
}

/** Undefined for any token that `encryptRecipient` did not make with this key. */
export function decryptRecipient(config: Key, token: string): string | undefined {
  const bytes = Buffer.from(token, 'base64url')
  const tagStart = bytes.length - tagLength
  if (tagStart <= nonceLength) return undefined
  const decipher = createDecipheriv(algorithm, keyOf(config), bytes.subarray(0, nonceLength))
  decipher.setAuthTag(bytes.subarray(tagStart))
  try {
    const opened = Buffer.concat([decipher.update(bytes.subarray(nonceLength, tagStart)), decipher.final()])
    return opened.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  } catch {
    // wrong tag: forged, truncated, or made with another key
    return undefined
  }
}
