import { type ErrorCode, errorStatus } from '@bailclair/domain/contract/errors.ts'
import type { FieldErrorKey } from '@bailclair/domain/contract/field-errors.ts'
import { ApiError } from '#platform/api/api-error.ts'

type Blame = {
  code: ErrorCode
  field: string
  /** The text of the code, unless another is asked for. */
  message?: FieldErrorKey
}

/**
 * A failure of the whole call that is plainly about one field is shown there:
 * `api(route, input).catch(onField({ code: 'EmailNotFound', field: 'email' }))`.
 */
export const onField =
  (entry: Blame) =>
  (cause: unknown): never => {
    if (!(cause instanceof ApiError) || cause.code !== entry.code) throw cause
    throw new ApiError(entry.code, { cause, status: errorStatus[entry.code], entries: [entry] })
  }
