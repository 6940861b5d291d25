/**
 * What a tenant still has to do before the file can be verified. `DOCUMENT` and `DECLINED_DOCUMENT` say which category,
 * and whose guarantor's when it is one's.
 */
export const missingSteps = ['NAMES', 'SITUATION', 'DOCUMENT', 'DECLINED_DOCUMENT'] as const
export type MissingStep = (typeof missingSteps)[number]
