import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'

export const linkedPropertyMessages = defineMessages({
  fr: {
    title: (name: string) => `Candidater pour « ${name} »`,
    applyingTo: (name: string, owner: string) => `Vous candidatez pour « ${name} », un logement proposé par ${owner}`,
    let: 'Le logement',
    exactAddress: 'L’adresse exacte s’affichera une fois votre candidature transmise.',
  },
  en: {
    title: (name: string) => `Apply for “${name}”`,
    applyingTo: (name: string, owner: string) => `You are applying for “${name}”, offered by ${owner}`,
    let: 'The property',
    exactAddress: 'The exact address is shown once your application has been sent.',
  },
})
