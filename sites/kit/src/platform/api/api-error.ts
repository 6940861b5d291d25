import type { ErrorCode, ErrorEntry } from '@bailclair/domain/contract/errors.ts'

/** Failures only the browser knows: no answer, or too late. */
type ClientErrorCode = 'NetworkFailure' | 'TimedOut'
export type ApiErrorCode = ErrorCode | ClientErrorCode

type Details = ErrorOptions & {
  status?: number
  entries?: readonly ErrorEntry[]
  requestId?: string | undefined
  /** In seconds. */
  retryAfter?: number | undefined
}

/** The code has its texts in error.messages.ts. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly code: ApiErrorCode
  /** Absent when nothing answered. */
  readonly status: number | undefined
  readonly entries: readonly ErrorEntry[]
  /** For support requests. */
  readonly requestId: string | undefined
  readonly retryAfter: number | undefined

  constructor(code: ApiErrorCode, { status, entries = [], requestId, retryAfter, ...options }: Details = {}) {
    super(code, options)
    this.code = code
    this.status = status
    this.entries = entries
    this.requestId = requestId
    this.retryAfter = retryAfter
  }
}
