import type { PublicProperty } from '@bailclair/domain/share-link/public-property.schema.ts'

/** A plain property behind a share link. */
export const publicProperty: PublicProperty = {
  name: 'Studio Bellecour',
  type: 'APARTMENT',
  furniture: 'FURNISHED',
  address: '3 place Bellecour, 69002 Lyon',
  livingSpace: 28,
  rentCost: 700,
  chargesCost: 50.5,
  energyGrade: 'C',
  dpeNotRequired: false,
  ownerName: 'Jeanne Martin',
}
