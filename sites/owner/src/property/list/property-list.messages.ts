import { formats } from '@bailclair/site-kit/platform/messages/formats.ts'
import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { propertyInEnglish, propertyInFrench } from '@bailclair/texts/property-texts.ts'

const { fr, en } = formats

export const propertyListMessages = defineMessages({
  fr: {
    title: 'Mes biens',
    add: 'Ajouter un bien',

    figures: {
      properties: (count: number) => fr.plural(count, 'Bien', 'Biens'),
      waiting: (count: number) => fr.plural(count, 'Candidature en attente', 'Candidatures en attente'),
      verified: (count: number) => fr.plural(count, 'Candidature vérifiée', 'Candidatures vérifiées'),
      ended: (count: number) => fr.plural(count, 'Accès terminé', 'Accès terminés'),
      news: (count: number) => fr.plural(count, 'Nouvelle candidature', 'Nouvelles candidatures'),
    },

    columns: {
      type: propertyInFrench.short.type,
      name: propertyInFrench.short.name,
      address: propertyInFrench.short.address,
      applicants: 'Candidats',
      rent: 'Loyer avec charges',
      status: 'Statut',
    },
    types: { ...propertyInFrench.types, OTHER: 'Autre type de bien', none: 'Type à préciser' },
    unnamed: 'Bien sans nom',
    notGiven: 'Non renseigné',
    news: (count: number) => `${fr.number(count)} ${fr.plural(count, 'nouvelle', 'nouvelles')}`,

    statuses: { validated: 'Validé', toBeFinalized: 'À finaliser' },
    banned: 'Location interdite',
    ownRules: 'Règles locales',
    missing: (what: string) => `Il manque : ${what}`,
    missingFields: propertyInFrench.missingShort,
    unanswered: (what: string) => `Sans réponse : ${what}`,
    passed: { type: 'type', diagnostic: 'DPE' },
    onlyValidation: 'Il ne reste qu’à le valider',
    edit: 'Modifier',

    filters: {
      title: 'Chercher parmi mes biens',
      search: 'Rechercher',
      searchHint: 'Nom ou adresse',
      status: 'Statut',
      every: (count: number) => `Tous (${fr.number(count)})`,
      validated: (count: number) => `Validés (${fr.number(count)})`,
      toBeFinalized: (count: number) => `À finaliser (${fr.number(count)})`,
      clear: 'Tout afficher',
    },
    count: (found: number, all: number) =>
      found === all
        ? `${fr.number(all)} ${fr.plural(all, 'bien', 'biens')}`
        : `${fr.number(found)} ${fr.plural(found, 'bien', 'biens')} sur ${fr.number(all)}`,
    pageOf: (page: number, pages: number) => `page ${fr.number(page)} sur ${fr.number(pages)}`,
    pages: 'Pages de mes biens',
    nothingFound: {
      title: 'Aucun bien ne correspond',
      text: 'Essayez un autre mot du nom ou de l’adresse, ou affichez de nouveau tous vos biens.',
    },

    firstSteps: {
      title: 'Bienvenue ! Trois étapes pour louer en toute clarté',
      add: {
        title: 'Ajoutez un bien',
        text: 'Décrivez-le en quelques minutes : adresse, surface, loyer, diagnostic. Chaque étape est enregistrée.',
      },
      invite: {
        title: 'Invitez des candidats',
        text: 'Chaque bien a son lien de partage : mettez-le dans votre annonce, ou envoyez-le après une visite.',
      },
      manage: {
        title: 'Gérez vos candidats',
        text: 'Les candidatures arrivent ici. Vous consultez les dossiers vérifiés, tous présentés de la même façon.',
      },
      action: 'Ajouter mon premier bien',
    },
  },
  en: {
    title: 'My properties',
    add: 'Add a property',

    figures: {
      properties: (count: number) => en.plural(count, 'Property', 'Properties'),
      waiting: (count: number) => en.plural(count, 'Application waiting', 'Applications waiting'),
      verified: (count: number) => en.plural(count, 'Verified application', 'Verified applications'),
      ended: (count: number) => en.plural(count, 'Access ended', 'Access ended'),
      news: (count: number) => en.plural(count, 'New application', 'New applications'),
    },

    columns: {
      type: propertyInEnglish.short.type,
      name: propertyInEnglish.short.name,
      address: propertyInEnglish.short.address,
      applicants: 'Applicants',
      rent: 'Rent with charges',
      status: 'Status',
    },
    types: { ...propertyInEnglish.types, OTHER: 'Other type of property', none: 'Type missing' },
    unnamed: 'Unnamed property',
    notGiven: 'Not given',
    news: (count: number) => `${en.number(count)} new`,

    statuses: { validated: 'Validated', toBeFinalized: 'To be finalized' },
    banned: 'Letting banned',
    ownRules: 'Local rules',
    missing: (what: string) => `Missing: ${what}`,
    missingFields: propertyInEnglish.missingShort,
    unanswered: (what: string) => `Not answered yet: ${what}`,
    passed: { type: 'type', diagnostic: 'EPC' },
    onlyValidation: 'Ready to be validated',
    edit: 'Edit',

    filters: {
      title: 'Search my properties',
      search: 'Search',
      searchHint: 'Name or address',
      status: 'Status',
      every: (count: number) => `All (${en.number(count)})`,
      validated: (count: number) => `Validated (${en.number(count)})`,
      toBeFinalized: (count: number) => `To be finalized (${en.number(count)})`,
      clear: 'Show all',
    },
    count: (found: number, all: number) =>
      found === all
        ? `${en.number(all)} ${en.plural(all, 'property', 'properties')}`
        : `${en.number(found)} of ${en.number(all)} ${en.plural(all, 'property', 'properties')}`,
    pageOf: (page: number, pages: number) => `page ${en.number(page)} of ${en.number(pages)}`,
    pages: 'Pages of my properties',
    nothingFound: {
      title: 'No property matches',
      text: 'Try another word from the name or address, or show all your properties again.',
    },

    firstSteps: {
      title: 'Welcome! Three steps to get started',
      add: {
        title: 'Add a property',
        text: 'Describe it in a few minutes: address, living space, rent, energy certificate. Every step is saved.',
      },
      invite: {
        title: 'Invite a tenant',
        text: 'Each property has its share link. Put it in your advertisement or send it after a viewing.',
      },
      manage: {
        title: 'Manage your applicants',
        text: 'Applications arrive here. You read verified files, all laid out in the same way.',
      },
      action: 'Add my first property',
    },
  },
})
