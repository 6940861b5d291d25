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
