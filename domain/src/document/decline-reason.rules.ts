/** Why the team asks for another document: a closed list, so that every tenant reads it in their own language. */
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

/** One that this version does not know is as good as the last of the list: what the team adds says the rest. */
export const declineReasonOf = (reason: string | undefined): DeclineReason =>
  declineReasons.find((known) => known === reason) ?? 'OTHER'
