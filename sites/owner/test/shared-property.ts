import type { Property } from '@bailclair/domain/property/property-answer.schema.ts'

/** A validated property with an open link. */
export const shared: Property = {
  id: 'p-1',
  name: 'Studio gare',
  type: 'APARTMENT',
  furniture: 'FURNISHED',
  address: '1 place de la Gare 67000 Strasbourg',
  livingSpace: 24.5,
  rentCost: 480,
  chargesCost: 40,
  token: 'aaaaaaaaaaaaaaaaaaaaaa',
  linkPaused: false,
  validated: true,
  dpeNotRequired: false,
  dpeConfirmed: false,
  energyConsumption: 180,
  propertyApartmentSharingCount: 0,
  verifiedCount: 0,
  endedCount: 0,
  newCount: 0,
  version: 1,
  propertiesApartmentSharing: [],
}
