import type { PropertyType } from '@bailclair/domain/property/property.schema.ts'
import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'

export const typeStepMessages = defineMessages({
  fr: {
    type: 'Type de bien',
    types: { HOUSE: 'Maison', APARTMENT: 'Appartement', OTHER: 'Autre' } satisfies Record<PropertyType, string>,
    otherHint: 'Chambre, loft, péniche…',
  },
  en: {
    type: 'Type of property',
    types: { HOUSE: 'House', APARTMENT: 'Apartment', OTHER: 'Other' },
    otherHint: 'Room, loft, houseboat…',
  },
})
