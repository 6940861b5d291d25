/** Criteria by which the law forbids to choose a tenant (docs/law.md), as far as words can point to them. */
export const forbiddenCriteria = [
  'ORIGIN',
  'RELIGION',
  'FAMILY',
  'PREGNANCY',
  'HEALTH',
  'ORIENTATION',
  'SEX',
  'AGE',
  'APPEARANCE',
  'OPINION',
  'RESIDENCE',
  'POVERTY',
] as const
export type ForbiddenCriterion = (typeof forbiddenCriteria)[number]
