import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'

export const summaryStepMessages = defineMessages({
  fr: {
    recap: 'Votre dossier en résumé',
    reading: {
      title: 'Nous lisons encore un document',
      text: 'Cela prend en général quelques secondes. Vous pourrez ensuite déposer votre dossier.',
    },
    missing: { title: 'Votre dossier n’est pas encore complet', text: 'Il manque :' },
    declaration:
      'Je déclare sur l’honneur que les informations et les documents que je fournis sont exacts et m’appartiennent, ou m’ont été confiés par mes garants.',
    declarationHint: 'Présenter un faux document est puni par la loi.',
    shared: 'Chaque personne dépose sa propre partie. Le dossier est vérifié quand toutes les parties le sont.',
    submit: 'Déposer mon dossier',
    handedIn: {
      title: 'Votre dossier est déposé',
      text: 'Vous n’avez rien d’autre à faire.',
      action: 'Suivre l’état de mon dossier',
    },
  },
  en: {
    recap: 'Your file at a glance',
    reading: {
      title: 'We are still reading a document',
      text: 'This usually takes a few seconds. Then you can hand in your file.',
    },
    missing: { title: 'Your file is not complete yet', text: 'Missing:' },
    declaration:
      'I declare on my honour that the information and the documents I provide are true and are mine, or were entrusted to me by my guarantors.',
    declarationHint: 'Using a forged document is a criminal offence.',
    shared: 'Each person hands in their own part. The file is verified once all the parts are.',
    submit: 'Hand in my file',
    handedIn: {
      title: 'Your file has been handed in',
      text: 'You have nothing else to do.',
      action: 'Follow the status of my file',
    },
  },
})
