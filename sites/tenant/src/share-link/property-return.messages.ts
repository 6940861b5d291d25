import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'

export const propertyReturnMessages = defineMessages({
  fr: {
    waiting: 'Vous candidatez à un logement',
    withoutFile: 'Commencez votre dossier : vous reviendrez ensuite au logement pour finir votre candidature.',
    withFile: 'Votre dossier est commencé : vous pouvez finir votre candidature maintenant, ou le compléter d’abord.',
    finish: 'Finir ma candidature',
    leaving: 'Retour au logement',
    leavingHelp: 'Nous vous ramenons au logement pour finir votre candidature.',
  },
  en: {
    waiting: 'You are applying for a property',
    withoutFile: 'Begin your file: you will then go back to the property to finish your application.',
    withFile: 'Your file is begun: you can finish your application now, or complete the file first.',
    finish: 'Finish my application',
    leaving: 'Back to the property',
    leavingHelp: 'We are taking you back to the property to finish your application.',
  },
})
