import type { MyFile } from '@bailclair/domain/rental-file/my-file.schema.ts'
import { ownTenant } from './file-places.ts'

/** Where one's own part stands, and so what comes next. */
export type Standing = 'TO_COMPLETE' | 'TO_SUBMIT' | 'TO_CORRECT' | 'IN_REVIEW' | 'VERIFIED'

/**
 * A part that something was taken out of after it was handed in has the status TO_PROCESS and no date: nobody looks at
 * it until nothing is missing (decision 114).
 */
export function standingOf(file: Pick<MyFile, 'tenants' | 'missing' | 'submittedAt'>): Standing {
  const status = ownTenant(file)?.status
  if (status === 'VALIDATED') return 'VERIFIED'
  if (status === 'TO_PROCESS' && file.submittedAt !== undefined) return 'IN_REVIEW'
  if (status === 'DECLINED' || file.missing.some(({ step }) => step === 'DECLINED_DOCUMENT')) return 'TO_CORRECT'
  return file.missing.length > 0 ? 'TO_COMPLETE' : 'TO_SUBMIT'
}

/** It was handed in: from now on a change sends it back to be verified (contract, files of applicants). */
export const isSubmitted = (file: Pick<MyFile, 'tenants'>): boolean => {
  const status = ownTenant(file)?.status
  return status === 'TO_PROCESS' || status === 'VALIDATED' || status === 'DECLINED'
}
