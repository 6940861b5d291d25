import type { Furniture } from '../property/property.schema.ts'

/** What a home is let as. The first two are main residences; STUDENT and MOBILITY are furnished leases of their own. */
export const lettingKinds = ['UNFURNISHED', 'FURNISHED', 'STUDENT', 'MOBILITY', 'SEASON'] as const
export type LettingKind = (typeof lettingKinds)[number]

export const kindsOf = (furniture: Furniture): readonly LettingKind[] =>
  furniture === 'UNFURNISHED' ? ['UNFURNISHED'] : ['FURNISHED', 'STUDENT', 'MOBILITY', 'SEASON']
