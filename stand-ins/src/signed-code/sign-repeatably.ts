import { createECDH, createHash, createHmac, type KeyObject } from 'node:crypto'
import { type Curve, curves } from './make-certificate.ts'

const hashes = { 'P-256': 'sha256', 'P-384': 'sha384', 'P-521': 'sha512' } as const
/** How many points each curve has. */
const orders: Readonly<Record<Curve, bigint>> = {
  'P-256': 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n,
  'P-384': 0xffffffffffffffffffffffffffffffffffffffffffffffffc7634d81f4372ddf581a0db248b0a77aecec196accc52973n,
  'P-521':
    0x01fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffa51868783bf2f966b7fcc0148f709a5d03bb5c9b8899c47aebb6fb71e91386409n,
}

/**
 * ECDSA whose signature is the same for the same message, so that the same documents can be made again: Node's own is
 * random. Never for production.
 */
export function signRepeatably(message: Buffer, privateKey: KeyObject, curve: Curve): Buffer {
  const { name, bytes } = curves[curve]
  const order = orders[curve]
  const secret = Buffer.from(privateKey.export({ format: 'jwk' }).d ?? '', 'base64url')
  const digest = createHash(hashes[curve]).update(message).digest()
  const parts = [0, 1].map((part) =>
    createHmac('sha512', secret)
      .update(digest)
      .update(Buffer.from([part]))
      .digest(),
  )
  const nonce = (toNumber(Buffer.concat(parts)) % (order - 1n)) + 1n
  const ecdh = createECDH(name)
  ecdh.setPrivateKey(toBytes(nonce, bytes))
  const r = toNumber(ecdh.getPublicKey().subarray(1, 1 + bytes)) % order
  const s = (invert(nonce, order) * (toNumber(digest) + r * toNumber(secret))) % order
  return Buffer.concat([toBytes(r, bytes), toBytes(s, bytes)])
}

const toNumber = (bytes: Buffer) => BigInt(`0x${bytes.toString('hex')}`)
const toBytes = (value: bigint, length: number) => Buffer.from(value.toString(16).padStart(2 * length, '0'), 'hex')

/** Euclid's algorithm; the order is a prime. */
function invert(value: bigint, order: bigint): bigint {
  let [a, b, x, y] = [value % order, order, 1n, 0n]
  while (b > 0n) {
    const quotient = a / b
    ;[a, b, x, y] = [b, a - quotient * b, y, x - quotient * y]
  }
  return ((x % order) + order) % order
}
