import type { DocumentCategory } from './document-category.rules.ts'

/** A closed list, so that every tenant reads the reason in their own language. */
export const declineReasons = [
  'UNREADABLE',
  'PAGES_MISSING',
  'OUT_OF_DATE',
  'WRONG_KIND',
  'OTHER_PERSON',
  'DIFFERS',
  'NOT_TO_BE_ASKED',
  'OTHER',
] as const
export type DeclineReason = (typeof declineReasons)[number]

/** A reason that this version does not know counts as OTHER. */
export const declineReasonOf = (reason: string | undefined): DeclineReason =>
  declineReasons.find((known) => known === reason) ?? 'OTHER'

const ofEveryDocument = ['UNREADABLE', 'PAGES_MISSING', 'OUT_OF_DATE', 'WRONG_KIND', 'OTHER_PERSON'] as const

/**
 * The reasons that make sense for a category of documents, in the order of the list. Nothing declares an address, so its
 * proof cannot differ; and a certificate of a guarantee body is never forbidden to ask for.
 */
export const declineReasonsOf: Readonly<Record<DocumentCategory, readonly DeclineReason[]>> = {
  IDENTITY: [...ofEveryDocument, 'DIFFERS', 'NOT_TO_BE_ASKED', 'OTHER'],
  ADDRESS: [...ofEveryDocument, 'NOT_TO_BE_ASKED', 'OTHER'],
  PROFESSIONAL: [...ofEveryDocument, 'DIFFERS', 'NOT_TO_BE_ASKED', 'OTHER'],
  INCOME: [...ofEveryDocument, 'DIFFERS', 'NOT_TO_BE_ASKED', 'OTHER'],
  GUARANTEE_BODY: [...ofEveryDocument, 'DIFFERS', 'OTHER'],
  COMPANY: [...ofEveryDocument, 'DIFFERS', 'NOT_TO_BE_ASKED', 'OTHER'],
}

export const reasonFits = (category: DocumentCategory, reason: DeclineReason): boolean =>
  declineReasonsOf[category].includes(reason)
