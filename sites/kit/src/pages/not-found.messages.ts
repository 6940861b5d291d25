import { defineMessages } from '#platform/messages/messages.ts'

export const notFoundMessages = defineMessages({
  fr: {
    title: 'Page introuvable',
    help: 'L’adresse est peut-être incomplète, ou la page n’existe plus.',
    ownArea: 'Revenir à mon espace',
    home: 'Revenir à l’accueil',
    contact: 'Nous contacter',
  },
  en: {
    title: 'Page not found',
    help: 'The address may be incomplete, or the page no longer exists.',
    ownArea: 'Back to my account',
    home: 'Back to the homepage',
    contact: 'Contact us',
  },
})
