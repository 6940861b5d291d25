import { AppError, type ErrorCode } from '@bailclair/domain/contract/errors.ts'
import type { OutboundResult } from './outbound.ts'

/** About when the circuit breaker lets the next call through. */
const retryAfterSeconds = 10

type Outage = Extract<ErrorCode, `${string}Unavailable`>

/** The cause is for the log: how the call ended, never what the service sent. */
export function outage(code: Outage, result: OutboundResult): AppError {
  return new AppError(code, {
    retryAfter: retryAfterSeconds,
    cause: Object.assign(new Error(), { code: describeResult(result) }),
  })
}

/** The service or its instance went away in the middle: the same call may reach another instance. */
export const wasCutOff = (error: unknown): boolean =>
  error instanceof AppError && /^(ECONNRESET|EPIPE|status 502)$/.test(String((error.cause as { code?: unknown })?.code))

/** Codes of TLS for a certificate that nobody vouches for, that is over, or that names another host. */
const untrusted = /CERT|UNABLE_TO_(GET|VERIFY)|SELF_SIGNED/

function describeResult(result: OutboundResult): string {
  if (result.ok) return 'unreadable'
  if (result.kind === 'status') return `status ${result.status}`
  if (result.kind !== 'network' || !('code' in result) || !result.code) return result.kind
  return untrusted.test(result.code) ? `untrusted certificate: ${result.code}` : result.code
}
