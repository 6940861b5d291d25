import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'

export const consultPropertyMessages = defineMessages({
  fr: {
    back: 'Mes biens',
    loading: 'Chargement du bien',
    edit: 'Modifier',
    visits: 'Visites',
    advert: 'Annonce',
    law: 'Ce que dit la loi',
    remove: 'Supprimer le bien',
    energy: 'Performance énergétique et règles de location',
    pausedLink: 'Le lien de partage est en pause : personne ne peut candidater.',
    openShare: 'Gérer le lien',
    failed: 'Le bien n’a pas pu s’afficher',
    outdated: 'La liste ne se met plus à jour',
    retry: 'Réessayer',
  },
  en: {
    back: 'My properties',
    loading: 'Loading the property',
    edit: 'Edit',
    visits: 'Visits',
    advert: 'Advert',
    law: 'What the law says',
    remove: 'Delete the property',
    energy: 'Energy performance and letting rules',
    pausedLink: 'The share link is paused: nobody can apply.',
    openShare: 'Manage the link',
    failed: 'The property could not be shown',
    outdated: 'The list is no longer being updated',
    retry: 'Try again',
  },
})
