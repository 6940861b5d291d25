import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'

export const namesStepMessages = defineMessages({
  fr: { lastName: 'Nom', firstName: 'Prénom', firstNameHint: 'Le premier suffit.' },
  en: { lastName: 'Last name', firstName: 'First name', firstNameHint: 'The first one is enough.' },
})
