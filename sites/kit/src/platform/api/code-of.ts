import { ApiError, type ApiErrorCode } from './api-error.ts'

/** Why a call failed, for the catalogue of errors. */
export const codeOf = (error: unknown): ApiErrorCode => (error instanceof ApiError ? error.code : 'Unexpected')
