import { createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { AppError } from '@bailclair/domain/contract/errors.ts'
import type { Deps } from '#deps.ts'

/** Seconds by which the timestamp may differ from our clock, either way. */
const windowSeconds = 300

/** From the headers of a delivery. */
export type Claim = {
  /** Seconds since 1970, with the digits that were signed. */
  timestamp: string
  signature: Buffer
  /** After this the timestamp is too old, so the signature need not be remembered. */
  expiresAt: Date
}

export function readClaim(headers: IncomingHttpHeaders): Claim {
  const timestamp = String(headers['x-bailclair-timestamp'])
  const signature = String(headers['x-bailclair-signature'])
  if (!/^\d{1,11}$/.test(timestamp) || !/^[\da-f]{64}$/i.test(signature)) throw new AppError('SignatureInvalid')
  return {
    timestamp,
    signature: Buffer.from(signature, 'hex'),
    expiresAt: new Date((Number(timestamp) + windowSeconds + 1) * 1_000),
  }
}

/** Before the body is read. Without a configured secret the route does not exist (decision 80). */
export function assertMayDeliver(
  { clock, config }: Pick<Deps, 'clock' | 'config'>,
  headers: IncomingHttpHeaders,
): void {
  if (config.FILES_WEBHOOK_SECRET === '') throw new AppError('RouteNotFound')
  const difference = Math.floor(clock().getTime() / 1_000) - Number(readClaim(headers).timestamp)
  if (Math.abs(difference) > windowSeconds) throw new AppError('SignatureInvalid')
}

/** HMAC-SHA-256 over timestamp, a full stop and the raw body. */
export function assertSignature({ config }: Pick<Deps, 'config'>, headers: IncomingHttpHeaders, body: Buffer): void {
  const { timestamp, signature } = readClaim(headers)
  const expected = createHmac('sha256', config.FILES_WEBHOOK_SECRET).update(`${timestamp}.`).update(body).digest()
  if (!timingSafeEqual(expected, signature)) throw new AppError('SignatureInvalid')
}
