import { ApiError, type ApiErrorCode } from './api-error.ts'

/** The error code for the catalogue of texts. */
export const codeOf = (error: unknown): ApiErrorCode => (error instanceof ApiError ? error.code : 'Unexpected')
