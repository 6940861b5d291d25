/** What a home is let as. The first two are main residences; STUDENT and MOBILITY are furnished leases of their own. */
export const lettingKinds = ['UNFURNISHED', 'FURNISHED', 'STUDENT', 'MOBILITY', 'SEASON'] as const
export type LettingKind = (typeof lettingKinds)[number]

/** Charges by their cost, counted once a year, or one sum for all. */
export const chargesKinds = ['PROVISIONS', 'FLAT_RATE'] as const
export type ChargesKind = (typeof chargesKinds)[number]
