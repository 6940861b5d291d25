import { defineMessages } from '#platform/messages/messages.ts'

export const auditMessages = defineMessages({
  fr: {
    title: 'Journal de mon compte',
    caption: 'Journal de mon compte',
    columns: { when: 'Date', what: 'Action', who: 'Par', property: 'Bien' },
    by: { SELF: 'Vous', SERVICE: 'Le service', OTHER: 'Une autre personne' },
    more: 'Afficher la suite',
    failed: 'Le journal n’a pas pu s’afficher',
    none: { title: 'Rien pour le moment', text: 'Vos connexions et ce que vous faites apparaîtront ici.' },
  },
  en: {
    title: 'My account activity',
    caption: 'My account activity',
    columns: { when: 'Date', what: 'Action', who: 'By', property: 'Property' },
    by: { SELF: 'You', SERVICE: 'The service', OTHER: 'Someone else' },
    more: 'Show more',
    failed: 'Your account activity could not be shown',
    none: { title: 'Nothing yet', text: 'Your sign-ins and what you do here will be listed on this page.' },
  },
})
