import { formats } from '@bailclair/site-kit/platform/messages/formats.ts'
import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'

const { fr, en } = formats

export const neighbourMessages = defineMessages({
  fr: {
    label: 'Autres candidatures pour ce bien',
    previous: 'Précédente',
    next: 'Suivante',
    place: (place: number, all: number) => `${fr.number(place)} sur ${fr.number(all)}`,
  },
  en: {
    label: 'Other applications for this property',
    previous: 'Previous',
    next: 'Next',
    place: (place: number, all: number) => `${en.number(place)} of ${en.number(all)}`,
  },
})
