import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'

export const registryOutageMessages = defineMessages({
  fr: {
    title: 'Le registre des DPE ne répond pas',
    text: 'Votre numéro reste dans le champ, et le reste de votre bien est enregistré. Réessayez dans un instant, ou continuez : vous pourrez revenir à cette étape.',
    retry: 'Réessayer',
    skip: 'Continuer sans le DPE',
  },
  en: {
    title: 'The EPC registry is not answering',
    text: 'Your number stays in the field, and the rest of your property is saved. Try again in a moment, or continue: you can come back to this step.',
    retry: 'Try again',
    skip: 'Continue without the EPC',
  },
})
