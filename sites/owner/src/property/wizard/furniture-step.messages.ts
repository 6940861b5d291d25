import type { Furniture } from '@bailclair/domain/property/property.schema.ts'
import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'

export const furnitureStepMessages = defineMessages({
  fr: {
    furniture: 'Ameublement',
    kinds: { FURNISHED: 'Meublé', UNFURNISHED: 'Non meublé' } satisfies Record<Furniture, string>,
    hints: {
      FURNISHED: 'De quoi y dormir, manger et vivre dès le premier jour',
      UNFURNISHED: 'Le locataire apporte ses meubles',
    } satisfies Record<Furniture, string>,
  },
  en: {
    furniture: 'Furniture',
    kinds: { FURNISHED: 'Furnished', UNFURNISHED: 'Unfurnished' },
    hints: {
      FURNISHED: 'Everything to sleep, eat and live there from the first day',
      UNFURNISHED: 'The tenant brings their own furniture',
    },
  },
})
