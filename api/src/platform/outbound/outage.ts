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

function describeResult(result: OutboundResult): string {
  if (result.ok) return 'unreadable'
  return result.kind === 'status' ? `status ${result.status}` : result.kind
}
