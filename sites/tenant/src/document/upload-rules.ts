import { acceptedUploads, largestUpload } from '@bailclair/domain/document/document.rules.ts'
import type { ApiErrorCode } from '@bailclair/site-kit/platform/api/api-error.ts'

/** What can be seen without sending the file, so that nobody waits for a refusal. The server looks at the bytes. */
export function refusalOf({ size, type }: Pick<File, 'size' | 'type'>, room: number): ApiErrorCode | undefined {
  if (size > largestUpload) return 'DocumentTooLarge'
  if (size === 0) return 'DocumentUnreadable'
  // A system that knows no type says nothing; then the bytes decide.
  if (type !== '' && !acceptedUploads.some((accepted) => accepted === type)) return 'DocumentTypeRefused'
  return room > 0 ? undefined : 'TooManyDocuments'
}

/** Failures that are about the file itself: sending it again would end the same way. */
const aboutTheFile: ReadonlySet<ApiErrorCode> = new Set<ApiErrorCode>([
  'DocumentTooLarge',
  'DocumentTypeRefused',
  'DocumentProtected',
  'DocumentTooLong',
  'DocumentUnreadable',
  'DocumentUnsafe',
  'GuarantorNotFound',
])

export const canBeRetried = (code: ApiErrorCode): boolean => !aboutTheFile.has(code)
