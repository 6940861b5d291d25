import { AppError, type ErrorCode } from '@bailclair/domain/contract/errors.ts'
import type { OutboundResult } from './outbound.ts'

/** Seconds; about when the circuit breaker lets the next call through. */
const retryAfter = 10

type Outage = Extract<ErrorCode, `${string}Unavailable`>

/** A foreign service whose answer is not to be had. The cause is for the log: how the call ended, never what was said. */
export function outage(code: Outage, result: OutboundResult): AppError {
  return new AppError(code, { retryAfter, cause: Object.assign(new Error(), { code: howItEnded(result) }) })
}

function howItEnded(result: OutboundResult): string {
  if (result.ok) return 'unreadable'
  return result.kind === 'status' ? `status ${result.status}` : result.kind
}
