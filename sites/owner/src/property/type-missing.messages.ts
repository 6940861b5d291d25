import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'

export const typeMissingMessages = defineMessages({
  fr: {
    text: 'Le type de ce bien n’est pas précisé : les candidats ne savent pas s’il s’agit d’une maison ou d’un appartement.',
    action: 'Préciser le type',
  },
  en: {
    text: 'The type of this property is missing: applicants do not know whether it is a house or an apartment.',
    action: 'Choose the type',
  },
})
