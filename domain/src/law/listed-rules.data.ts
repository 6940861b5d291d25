import type { LawRuleId } from './law-rules.data.ts'

/** Shown with their state where rules are listed. No limit, warning, mail or document depends on the state of these. */
export const listedRules = [
  'advert-mentions',
  'advert-grades',
  'advert-energy-cost',
  'advert-risks',
  'applicant-documents',
  'applicant-discrimination',
] as const satisfies readonly LawRuleId[]

export const isListedOnly = (rule: LawRuleId): boolean => listedRules.some((listed) => listed === rule)
