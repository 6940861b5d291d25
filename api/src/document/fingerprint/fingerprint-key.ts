import { createHmac, hkdfSync } from 'node:crypto'
import type { Config } from '#platform/config/environment.ts'

/** Of PICTURE each band has a hash of its own: the same bits in another band mean nothing. */
type FingerprintPurpose = 'BYTES' | `PICTURE ${number}`
export type MakeFingerprint = (purpose: FingerprintPurpose, bytes: Uint8Array) => Buffer

export type Fingerprint = {
  kind: 'BYTES' | 'PICTURE'
  /** From 1 on; 0: of the whole file. */
  page: number
  band: number
  print: Buffer
}

/** Enough for no two to be the same by chance. */
const bytesOfPrint = 16

/**
 * A key of its own, derived from PSEUDONYM_KEY. After a change of that secret, documents from before and after it are
 * not recognised as the same (decision 258).
 */
export function openFingerprintKey({ PSEUDONYM_KEY }: Pick<Config, 'PSEUDONYM_KEY'>): MakeFingerprint {
  const key = Buffer.from(hkdfSync('sha256', PSEUDONYM_KEY, '', 'document-fingerprint', 32))
  return (purpose, bytes) =>
    createHmac('sha256', key).update(`${purpose}\0`).update(bytes).digest().subarray(0, bytesOfPrint)
}
