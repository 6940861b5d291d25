import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'

export const feedMessages = defineMessages({
  fr: {
    title: 'Vos visites dans votre agenda',
    help: 'Une adresse secrète affiche les visites de tous vos biens dans votre agenda, et les tient à jour. Elle ne donne que le prénom des candidats.',
    create: 'Créer l’adresse',
    address: 'Adresse à ajouter dans votre agenda (« s’abonner à un calendrier »)',
    secret: 'Qui connaît cette adresse voit vos visites : ne la donnez à personne.',
    copy: 'Copier l’adresse',
    copied: 'Adresse copiée',
    replace: 'Remplacer l’adresse',
    replaced: 'Nouvelle adresse créée. L’ancienne ne s’ouvre plus.',
    revoke: 'Désactiver',
    revoked: 'L’adresse ne s’ouvre plus',
    failed: 'L’adresse n’a pas pu être chargée.',
  },
  en: {
    title: 'Your visits in your calendar',
    help: 'A secret address shows the visits of all your properties in your calendar, and keeps them up to date. It only tells the first names of applicants.',
    create: 'Create the address',
    address: 'Address to add to your calendar (“subscribe to a calendar”)',
    secret: 'Whoever knows this address sees your visits: give it to nobody.',
    copy: 'Copy the address',
    copied: 'Address copied',
    replace: 'Replace the address',
    replaced: 'New address created. The old one no longer opens.',
    revoke: 'Turn off',
    revoked: 'The address no longer opens',
    failed: 'The address could not be loaded.',
  },
})
