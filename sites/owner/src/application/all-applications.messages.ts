import { formats } from '@bailclair/site-kit/platform/messages/formats.ts'
import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'

const { fr, en } = formats

export const allApplicationsMessages = defineMessages({
  fr: {
    title: 'Candidatures',
    help: 'Les candidatures de tous vos biens, les plus récentes d’abord.',
    caption: 'Candidatures pour tous vos biens',
    received: 'Reçue le',
    property: 'Bien',
    unnamed: 'Bien sans nom',
    everyProperty: 'Tous les biens',
    printPage: 'Imprimer cette page',
    found: (found: number) => `${fr.number(found)} ${fr.plural(found, 'candidature', 'candidatures')}`,
    long: 'Plus de 1 000 candidatures : d’abord celles dont l’accès finit le plus tard.',
    unfinished: 'La liste est longue. Une partie seulement a été parcourue.',
    notYetFound: 'Aucune candidature trouvée pour l’instant',
    searchOn: 'Continuer la recherche',
    loading: 'Chargement des candidatures',
    failed: 'Les candidatures n’ont pas pu s’afficher',
    outdated: 'La liste ne se met plus à jour',
    retry: 'Réessayer',
    nothingFound:
      'Affichez de nouveau toutes les candidatures, ou cherchez un autre nom, un autre statut, un autre bien.',
    empty: {
      title: 'Pas encore de candidature',
      share: 'Envoyez le lien de partage d’un bien aux personnes intéressées : leurs candidatures arriveront ici.',
      toProperties: 'Voir mes biens',
      add: 'Ajoutez un bien, puis envoyez son lien de partage : les candidatures arriveront ici.',
      addProperty: 'Ajouter un bien',
    },
  },
  en: {
    title: 'Applications',
    help: 'Applications for all your properties, latest first.',
    caption: 'Applications for all your properties',
    received: 'Received',
    property: 'Property',
    unnamed: 'Unnamed property',
    everyProperty: 'All properties',
    printPage: 'Print this page',
    found: (found: number) => `${en.number(found)} ${en.plural(found, 'application', 'applications')}`,
    long: 'More than 1,000 applications: those whose access ends last come first.',
    unfinished: 'The list is long. Only part of it has been searched.',
    notYetFound: 'No application found so far',
    searchOn: 'Keep searching',
    loading: 'Loading applications',
    failed: 'The applications could not be shown',
    outdated: 'The list is no longer being updated',
    retry: 'Try again',
    nothingFound: 'Show all the applications again, or try another name, status or property.',
    empty: {
      title: 'No application yet',
      share: 'Send a property’s share link to people who are interested: their applications will arrive here.',
      toProperties: 'See my properties',
      add: 'Add a property, then send its share link: the applications will arrive here.',
      addProperty: 'Add a property',
    },
  },
})
