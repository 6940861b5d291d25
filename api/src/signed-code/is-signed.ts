import { type KeyObject, verify } from 'node:crypto'
import type { SignedCode } from '@bailclair/domain/signed-code/parse-code.ts'

/** Keys that the specification allows, by the name that OpenSSL gives their curve. */
const curves: Readonly<Record<string, { hash: string; bytes: number }>> = {
  prime256v1: { hash: 'sha256', bytes: 64 },
  secp384r1: { hash: 'sha384', bytes: 96 },
  secp521r1: { hash: 'sha512', bytes: 132 },
}

const curveOf = (key: KeyObject) => curves[key.asymmetricKeyDetails?.namedCurve ?? '']

export const maySignCodes = (key: KeyObject): boolean => curveOf(key) !== undefined

export function isSigned({ signedBytes, signature }: Pick<SignedCode, 'signedBytes' | 'signature'>, key: KeyObject) {
  const curve = curveOf(key)
  if (curve?.bytes !== signature.length) return false
  return verify(curve.hash, signedBytes, { key, dsaEncoding: 'ieee-p1363' }, signature)
}
