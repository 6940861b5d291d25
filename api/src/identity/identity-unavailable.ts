import { AppError } from '@bailclair/domain/platform/errors.ts'
import type { OutboundResult } from '#platform/outbound/outbound.ts'

/** Seconds; about when the circuit breaker lets the next call through. */
const retryAfter = 10

/** The cause is for the log: how the call ended, never what was said. */
export function identityUnavailable(result: OutboundResult): AppError {
  const code = result.ok ? 'unreadable' : result.kind === 'status' ? `status ${result.status}` : result.kind
  return new AppError('IdentityUnavailable', { retryAfter, cause: Object.assign(new Error(), { code }) })
}
