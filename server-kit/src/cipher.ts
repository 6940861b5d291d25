import { createCipheriv, createDecipheriv, type KeyObject, randomBytes } from 'node:crypto'

const algorithm = 'aes-256-gcm'
/** Bytes. */
const nonceLength = 12
const tagLength = 16
/** Encrypted bytes are longer by this. */
export const addedBytes = nonceLength + tagLength

/** Nonce, ciphertext, tag. `context` is authenticated but not stored: sealed bytes cannot be moved to another id. */
export function encrypt(bytes: Buffer, key: KeyObject | Buffer, context: string): Buffer {
  const nonce = randomBytes(nonceLength)
  const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(context))
  return Buffer.concat([nonce, cipher.update(bytes), cipher.final(), cipher.getAuthTag()])
}

/** Throws unless bytes, key and context are those of `encrypt`. */
export function decrypt(sealed: Buffer, key: KeyObject | Buffer, context: string): Buffer {
  if (sealed.length < nonceLength + tagLength) throw new Error('too short to be sealed bytes')
  const decipher = createDecipheriv(algorithm, key, sealed.subarray(0, nonceLength), { authTagLength: tagLength })
  decipher.setAAD(Buffer.from(context)).setAuthTag(sealed.subarray(-tagLength))
  return Buffer.concat([decipher.update(sealed.subarray(nonceLength, -tagLength)), decipher.final()])
}
