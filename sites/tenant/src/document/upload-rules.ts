import { acceptedUploads, largestUpload } from '@bailclair/domain/document/document.rules.ts'
import type { ApiErrorCode } from '@bailclair/site-kit/platform/api/api-error.ts'

/** Checks possible without sending. The server checks the bytes. */
export function refusalOf({ size, type }: Pick<File, 'size' | 'type'>, room: number): ApiErrorCode | undefined {
  if (size > largestUpload) return 'DocumentTooLarge'
  if (size === 0) return 'DocumentUnreadable'
  // Some systems give no type; then the server decides.
  if (type !== '' && !acceptedUploads.some((accepted) => accepted === type)) return 'DocumentTypeRefused'
  return room > 0 ? undefined : 'TooManyDocuments'
}

/** Failures of the file itself: a retry would fail again. */
const aboutTheFile: ReadonlySet<ApiErrorCode> = new Set<ApiErrorCode>([
  'DocumentTooLarge',
  'DocumentTypeRefused',
  'DocumentKindNeeded',
  'DocumentKindRefused',
  'DocumentInfected',
  'DocumentProtected',
  'DocumentTooLong',
  'DocumentUnreadable',
  'GuarantorNotFound',
])

export const canBeRetried = (code: ApiErrorCode): boolean => !aboutTheFile.has(code)
