/** Zones of decree 2014-890: A bis, the other tense ones, and elsewhere. Apart from the rules, which every page would load. */
export const feeZones = ['VERY_TENSE', 'TENSE', 'ELSEWHERE'] as const
export type FeeZone = (typeof feeZones)[number]
