import { createECDH, createHash, createPrivateKey, createPublicKey, type KeyObject, sign } from 'node:crypto'
import { bitString, integer, objectId, octetString, sequence, set, tagged, time, utf8, yes } from './write-der.ts'

export const curves = {
  'P-256': { name: 'prime256v1', bytes: 32 },
  'P-384': { name: 'secp384r1', bytes: 48 },
  'P-521': { name: 'secp521r1', bytes: 66 },
} as const
export type Curve = keyof typeof curves

export type KeyPair = { publicKey: KeyObject; privateKey: KeyObject }

/** The same key for the same words, so that documents and lists of several runs fit together. Never for production. */
export function keyFrom(words: string, curve: Curve): KeyPair {
  const { name, bytes } = curves[curve]
  const digest = Buffer.concat([0, 1].map((part) => createHash('sha512').update(`${words} ${part}`).digest()))
  // the first bit of P-521 is not in a byte of its own
  const secret = Buffer.concat([Buffer.alloc(bytes - Math.min(bytes, 65)), digest.subarray(0, Math.min(bytes, 65))])
  const ecdh = createECDH(name)
  ecdh.setPrivateKey(secret)
  const point = ecdh.getPublicKey()
  const [x, y] = [point.subarray(1, 1 + bytes), point.subarray(1 + bytes)].map((half) => half.toString('base64url'))
  const key = { kty: 'EC', crv: curve, x: x ?? '', y: y ?? '', d: secret.toString('base64url') }
  const privateKey = createPrivateKey({ key, format: 'jwk' })
  return { privateKey, publicKey: createPublicKey(privateKey) }
}

export type Name = { commonName: string; organisation: string }

const nameOf = ({ commonName, organisation }: Name) =>
  sequence(
    ...(
      [
        ['2.5.4.6', 'FR'],
        ['2.5.4.10', organisation],
        ['2.5.4.3', commonName],
      ] as const
    ).map(([type, text]) => set(sequence(objectId(type), utf8(text)))),
  )

const ecdsaWithSha256 = sequence(objectId('1.2.840.10045.4.3.2'))
const signed = (content: Buffer, key: KeyObject) =>
  sequence(content, ecdsaWithSha256, bitString(sign('sha256', content, key)))

const extension = (id: string, isCritical: boolean, value: Buffer) =>
  sequence(objectId(id), ...(isCritical ? [yes] : []), octetString(value))
const keyUsage = (bits: number, unused: number) => extension('2.5.29.15', true, Buffer.from([0x03, 0x02, unused, bits]))
/** keyCertSign and cRLSign; digitalSignature. */
const authorityExtensions = [extension('2.5.29.19', true, sequence(yes)), keyUsage(0x06, 1)]
const signerExtensions = [extension('2.5.29.19', true, sequence()), keyUsage(0x80, 7)]

type CertificateRequest = {
  serial: number
  subject: Name
  issuer: Name
  publicKey: KeyObject
  issuerKey: KeyObject
  from: Date
  until: Date
  isAuthority?: boolean
}

/** X.509 version 3, DER. */
export const makeCertificate = (request: CertificateRequest): Buffer =>
  signed(
    sequence(
      tagged(0, integer(2)),
      integer(request.serial),
      ecdsaWithSha256,
      nameOf(request.issuer),
      sequence(time(request.from), time(request.until)),
      nameOf(request.subject),
      request.publicKey.export({ type: 'spki', format: 'der' }),
      tagged(3, sequence(...(request.isAuthority ? authorityExtensions : signerExtensions))),
    ),
    request.issuerKey,
  )

type RevocationRequest = {
  issuer: Name
  issuerKey: KeyObject
  number: number
  at: Date
  until: Date
  revoked: readonly { serial: number; at: Date }[]
}

/** X.509 revocation list version 2, DER. */
export const makeRevocationList = ({ issuer, issuerKey, number, at, until, revoked }: RevocationRequest): Buffer =>
  signed(
    sequence(
      integer(1),
      ecdsaWithSha256,
      nameOf(issuer),
      time(at),
      time(until),
      ...(revoked.length > 0
        ? [sequence(...revoked.map((entry) => sequence(integer(entry.serial), time(entry.at))))]
        : []),
      tagged(0, sequence(extension('2.5.29.20', false, integer(number)))),
    ),
    issuerKey,
  )

export const toPem = (der: Buffer, label: string): string =>
  `-----BEGIN ${label}-----\n${(der.toString('base64').match(/.{1,64}/g) ?? []).join('\n')}\n-----END ${label}-----\n`
