import { type KeyObject, verify } from 'node:crypto'
import { type DerElement, readElements, readObjectId } from './read-der.ts'

/** Signatures of certificates and revocation lists that are believed: none with SHA-1. */
const algorithms: Readonly<Record<string, { keyType: 'rsa' | 'ec'; hash: string }>> = {
  '1.2.840.113549.1.1.11': { keyType: 'rsa', hash: 'sha256' },
  '1.2.840.113549.1.1.12': { keyType: 'rsa', hash: 'sha384' },
  '1.2.840.113549.1.1.13': { keyType: 'rsa', hash: 'sha512' },
  '1.2.840.10045.4.3.2': { keyType: 'ec', hash: 'sha256' },
  '1.2.840.10045.4.3.3': { keyType: 'ec', hash: 'sha384' },
  '1.2.840.10045.4.3.4': { keyType: 'ec', hash: 'sha512' },
}
const smallestRsaBits = 2_048

export type DerSignature = { signed: Buffer; algorithm: string; signature: Buffer }

export const readAlgorithm = ({ content }: DerElement): string => readObjectId(readElements(content)[0])

export function isSignedWith(key: KeyObject, { signed, algorithm, signature }: DerSignature): boolean {
  const known = algorithms[algorithm]
  if (!known || known.keyType !== key.asymmetricKeyType) return false
  const bits = key.asymmetricKeyDetails?.modulusLength
  if (bits !== undefined && bits < smallestRsaBits) return false
  return verify(known.hash, signed, key, signature)
}
