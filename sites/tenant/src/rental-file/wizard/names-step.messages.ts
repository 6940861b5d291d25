import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'

export const namesStepMessages = defineMessages({
  fr: { firstNameHint: 'Le premier suffit.' },
  en: { firstNameHint: 'The first one is enough.' },
})
