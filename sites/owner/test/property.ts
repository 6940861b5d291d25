import type { PropertySummary } from '@bailclair/domain/property/property-answer.schema.ts'

/** A plain validated property. */
export const studio: PropertySummary = {
  id: 'p-1',
  name: 'Studio gare',
  type: 'APARTMENT',
  furniture: 'FURNISHED',
  address: '1 place de la Gare, 67000 Strasbourg',
  livingSpace: 24,
  rentCost: 480,
  chargesCost: 40,
  token: 'token',
  linkPaused: false,
  validated: true,
  dpeNotRequired: false,
  dpeConfirmed: false,
  propertyApartmentSharingCount: 3,
  verifiedCount: 1,
  endedCount: 0,
  newCount: 0,
  version: 1,
}

/** The same without some answers, so a draft. */
export function without(...fields: (keyof PropertySummary)[]): PropertySummary {
  const left = Object.entries(studio).filter(([field]) => !fields.includes(field as keyof PropertySummary))
  return { ...(Object.fromEntries(left) as PropertySummary), validated: false }
}
