import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { Config } from '#platform/config/environment.ts'

type Key = Pick<Config, 'PSEUDONYM_KEY'>

const algorithm = 'aes-256-gcm'
/** Bytes. */
const [nonceLength, tagLength] = [12, 16]

/** A key of its own, so that no other use of the secret makes or opens one of these. */
const keyOf = ({ PSEUDONYM_KEY }: Key) => Buffer.from(hkdfSync('sha256', PSEUDONYM_KEY, '', 'unsubscribe', 32))

/**
 * Whom an unsubscribe link is about (an id of ours, a UUID), sealed: nobody else can read it or make one. Nothing is
 * stored and nothing expires, as the link of an old mail must still work; it says nothing once the person is gone.
 */
export function sealRecipient(config: Key, id: string): string {
  const nonce = randomBytes(nonceLength)
  const cipher = createCipheriv(algorithm, keyOf(config), nonce)
  const sealed = cipher.update(id.replaceAll('-', ''), 'hex')
  return Buffer.concat([nonce, sealed, cipher.final(), cipher.getAuthTag()]).toString('base64url')
}

/** Undefined for anything that `sealRecipient` did not make under this key. */
export function openRecipient(config: Key, token: string): string | undefined {
  const bytes = Buffer.from(token, 'base64url')
  const tagStart = bytes.length - tagLength
  if (tagStart <= nonceLength) return undefined
  const decipher = createDecipheriv(algorithm, keyOf(config), bytes.subarray(0, nonceLength))
  decipher.setAuthTag(bytes.subarray(tagStart))
  try {
    const opened = Buffer.concat([decipher.update(bytes.subarray(nonceLength, tagStart)), decipher.final()])
    return opened.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  } catch {
    // the tag does not fit: forged, cut, or sealed under another key
    return undefined
  }
}
