import type { DocumentCategory } from '@bailclair/domain/document/document-category.rules.ts'
import type { Situation } from '@bailclair/domain/rental-file/situation.rules.ts'
import type { DocumentSlot } from '../document-slot.ts'

/**
 * Lists of accepted documents. Proofs of address differ for guarantors; proofs of occupation depend on the situation.
 */
export type AcceptedList =
  | Exclude<DocumentCategory, 'PROFESSIONAL'>
  | 'ADDRESS_OF_GUARANTOR'
  | 'EMPLOYEE'
  | 'SELF_EMPLOYED'
  | 'STUDENT'
  | 'OCCUPATION'

const occupations: Partial<Record<Situation, AcceptedList>> = {
  PERMANENT_CONTRACT: 'EMPLOYEE',
  FIXED_TERM_CONTRACT: 'EMPLOYEE',
  CIVIL_SERVANT: 'EMPLOYEE',
  APPRENTICE: 'EMPLOYEE',
  SELF_EMPLOYED: 'SELF_EMPLOYED',
  STUDENT: 'STUDENT',
}

export function acceptedListOf({ category, holder }: DocumentSlot, situation: Situation | undefined): AcceptedList {
  if (category === 'ADDRESS' && holder !== 'TENANT') return 'ADDRESS_OF_GUARANTOR'
  if (category !== 'PROFESSIONAL') return category
  const isOwn = holder === 'TENANT' && situation !== undefined
  return (isOwn ? occupations[situation] : undefined) ?? 'OCCUPATION'
}

/** The law allows one identity document and one proof of address; others may be several. */
export const isOneOnly = ({ category }: Pick<DocumentSlot, 'category'>): boolean =>
  category === 'IDENTITY' || category === 'ADDRESS' || category === 'GUARANTEE_BODY' || category === 'COMPANY'
