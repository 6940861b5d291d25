import type { MyFile } from '@bailclair/domain/rental-file/my-file.schema.ts'
import { ownTenant } from './file-places.ts'

/** The state of the tenant's part, which decides the next action. */
export type Standing = 'TO_COMPLETE' | 'TO_SUBMIT' | 'TO_CORRECT' | 'IN_REVIEW' | 'VERIFIED'

/**
 * A part with something removed after submission keeps TO_PROCESS without a date: nobody reviews it until it is
 * complete (decision 114).
 */
export function standingOf(file: Pick<MyFile, 'tenants' | 'missing' | 'submittedAt'>): Standing {
  const status = ownTenant(file)?.status
  if (status === 'VALIDATED') return 'VERIFIED'
  if (status === 'TO_PROCESS' && file.submittedAt !== undefined) return 'IN_REVIEW'
  if (status === 'DECLINED' || file.missing.some(({ step }) => step === 'DECLINED_DOCUMENT')) return 'TO_CORRECT'
  return file.missing.length > 0 ? 'TO_COMPLETE' : 'TO_SUBMIT'
}

/** After submission, each change sends the part back to review (decision 114). */
export const isSubmitted = (file: Pick<MyFile, 'tenants'>): boolean => {
  const status = ownTenant(file)?.status
  return status === 'TO_PROCESS' || status === 'VALIDATED' || status === 'DECLINED'
}
