import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'

export const linkedPropertyMessages = defineMessages({
  fr: {
    title: (name: string) => `Candidater pour « ${name} »`,
    letBy: (owner: string) => `Proposé à la location par ${owner}`,
    let: 'Le logement',
  },
  en: {
    title: (name: string) => `Apply for “${name}”`,
    letBy: (owner: string) => `Let by ${owner}`,
    let: 'The property',
  },
})
