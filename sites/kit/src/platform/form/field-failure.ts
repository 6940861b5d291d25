import { type ErrorCode, errorStatus } from '@bailclair/domain/contract/errors.ts'
import type { FieldErrorKey } from '@bailclair/domain/contract/field-errors.ts'
import { ApiError } from '#platform/api/api-error.ts'

type Blame = {
  code: ErrorCode
  field: string
  /** Defaults to the text of the code. */
  message?: FieldErrorKey
}

/**
 * Shows a failure of the call at the field it is about: `api(route, input).catch(onField({ code: 'EmailNotFound',
 * field: 'email' }))`.
 */
export const onField =
  (entry: Blame) =>
  (cause: unknown): never => {
    if (!(cause instanceof ApiError) || cause.code !== entry.code) throw cause
    throw new ApiError(entry.code, { cause, status: errorStatus[entry.code], entries: [entry] })
  }
