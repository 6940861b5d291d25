/** Why a verifier gives a part back undecided: a closed list, so that the operator can count. */
export const releaseReasons = ['KNOWS_THE_PERSON', 'NEEDS_ADVICE', 'OTHER_LANGUAGE', 'INTERRUPTED', 'OTHER'] as const
export type ReleaseReason = (typeof releaseReasons)[number]
