import type { RowStatus } from '@bailclair/domain/application/row-state.rules.ts'
import type { ApplicationType } from '@bailclair/domain/rental-file/file-shape.rules.ts'
import { type NamedPerson, namesOf } from '@bailclair/domain/rental-file/person-name.rules.ts'
import { formats } from '@bailclair/site-kit/platform/messages/formats.ts'
import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { stagesInEnglish, stagesInFrench } from '@bailclair/texts/stage-texts.ts'

const { fr, en } = formats

type WaitingStatus = Extract<RowStatus, 'TO_PROCESS' | 'DECLINED' | 'INCOMPLETE'>

export const applicationMessages = defineMessages({
  fr: {
    title: 'Candidatures',
    caption: 'Candidatures reçues pour ce bien',
    print: 'Imprimer la liste',
    csv: 'Télécharger (CSV)',
    csvName: (day: string) => `candidatures-${day}.csv`,
    counts: {
      label: 'Nombre de candidatures',
      verified: (count: number) => `${fr.number(count)} ${fr.plural(count, 'vérifiée', 'vérifiées')}`,
      waiting: (count: number) => `${fr.number(count)} en attente`,
      ended: (count: number) => `${fr.number(count)} ${fr.plural(count, 'accès terminé', 'accès terminés')}`,
      news: (count: number) => `${fr.number(count)} ${fr.plural(count, 'nouvelle', 'nouvelles')}`,
    },
    isNew: 'Nouvelle',

    columns: {
      date: 'Mis à jour',
      name: 'Candidat',
      type: 'Type',
      income: 'Revenus',
      guarantorIncome: 'Garants',
      status: 'Statut',
      file: 'Dossier',
    },
    stages: stagesInFrench,
    types: { ALONE: 'Individuel', COUPLE: 'Couple', GROUP: 'Colocation' } satisfies Record<ApplicationType, string>,
    statuses: {
      VALIDATED: 'Vérifié',
      TO_PROCESS: 'En cours de traitement',
      DECLINED: 'À corriger',
      INCOMPLETE: 'Incomplet',
      AFTER_VISIT: 'Après la visite',
      PAUSED: 'Accès en pause',
      ENDED: 'Accès terminé',
    } satisfies Record<RowStatus, string>,
    waiting: {
      TO_PROCESS: 'Notre équipe vérifie ce dossier : revenus et pièces s’afficheront ensuite.',
      DECLINED: 'Le candidat doit corriger une pièce : revenus et pièces s’afficheront une fois le dossier vérifié.',
      INCOMPLETE: 'Le candidat n’a pas terminé : revenus et pièces s’afficheront une fois le dossier vérifié.',
    } satisfies Record<WaitingStatus, string>,
    afterVisit: 'Revenus et pièces s’afficheront quand le candidat aura partagé son dossier avec vous.',
    accessPaused: 'Le candidat a mis l’accès en pause : revenus et pièces s’afficheront s’il le rétablit.',
    accessEnded: (day: string) => `Accès terminé le ${day}. Il reprendra si cette personne candidate à nouveau.`,
    openFile: 'Voir le dossier',
    openApplication: 'Voir la candidature',
    openFileOf: (people: readonly NamedPerson[]) => ` : ${namesOf(people, 'et')}`,
    explainRate: (people: readonly NamedPerson[]) => `, comprendre ce taux d’effort : ${namesOf(people, 'et')}`,
    rateNote:
      'Le taux d’effort est la part des revenus que prendrait le loyer. La loi ne fixe aucun seuil, et personne ne peut être écarté par une décision entièrement automatisée.',
    notVisible: 'Pourquoi ne puis-je pas voir certains dossiers ?',

    filters: {
      title: 'Chercher parmi les candidatures',
      search: 'Rechercher',
      searchHint: 'Nom du candidat',
      status: 'Statut',
      everyStatus: 'Tous les statuts',
      waiting: 'En attente',
      type: 'Type',
      everyType: 'Tous les types',
      clear: 'Tout afficher',
    },
    count: (found: number, all: number) =>
      `${fr.number(found)} ${fr.plural(found, 'candidature', 'candidatures')} sur ${fr.number(all)}`,
    pages: 'Pages des candidatures',
    tooMany: {
      text: (shown: number, all: number) =>
        `Ce bien a ${fr.number(all)} candidatures. Les ${fr.number(shown)} premières sont ici.`,
      all: 'Voir toutes les candidatures',
    },
    nothingFound: {
      title: 'Aucune candidature ne correspond',
      text: 'Essayez un autre nom, ou affichez de nouveau toutes les candidatures.',
    },

    selected: (count: number) => `${fr.number(count)} ${fr.plural(count, 'sélectionnée', 'sélectionnées')}`,
    selectPage: 'Toute la page',
    selectEvery: (count: number) => `Sélectionner les ${fr.number(count)}`,
    selectNone: 'Désélectionner',
    printSelected: 'Imprimer',
    /** Before «CSV». */
    csvVerb: 'Télécharger en',
    remove: 'Supprimer',
    printed: (count: number, all: number) =>
      `${fr.number(count)} ${fr.plural(count, 'candidature sélectionnée', 'candidatures sélectionnées')} sur ${fr.number(all)}`,
  },
  en: {
    title: 'Applications',
    caption: 'Applications received for this property',
    print: 'Print the list',
    csv: 'Download (CSV)',
    csvName: (day: string) => `applications-${day}.csv`,
    counts: {
      label: 'Number of applications',
      verified: (count: number) => `${en.number(count)} verified`,
      waiting: (count: number) => `${en.number(count)} waiting`,
      ended: (count: number) => `${en.number(count)} ended`,
      news: (count: number) => `${en.number(count)} new`,
    },
    isNew: 'New',

    columns: {
      date: 'Updated',
      name: 'Applicant',
      type: 'Type',
      income: 'Income',
      guarantorIncome: 'Guarantors',
      status: 'Status',
      file: 'File',
    },
    stages: stagesInEnglish,
    types: { ALONE: 'Single', COUPLE: 'Couple', GROUP: 'Flatshare' },
    statuses: {
      VALIDATED: 'Verified',
      TO_PROCESS: 'Being processed',
      DECLINED: 'To correct',
      INCOMPLETE: 'Incomplete',
      AFTER_VISIT: 'After the visit',
      PAUSED: 'Access paused',
      ENDED: 'Access ended',
    },
    waiting: {
      TO_PROCESS: 'Our team is checking this file: income and documents will appear afterwards.',
      DECLINED: 'The applicant has a document to correct: income and documents will appear once the file is verified.',
      INCOMPLETE: 'The applicant has not finished: income and documents will appear once the file is verified.',
    },
    afterVisit: 'Income and documents will appear once the applicant has shared their file with you.',
    accessPaused: 'The applicant has paused access: income and documents will appear if they resume it.',
    accessEnded: (day: string) => `Access ended on ${day}. It will resume if they apply again.`,
    openFile: 'See the file',
    openApplication: 'See the application',
    openFileOf: (people: readonly NamedPerson[]) => ` of ${namesOf(people, 'and')}`,
    explainRate: (people: readonly NamedPerson[]) => `, understand the effort rate of ${namesOf(people, 'and')}`,
    rateNote:
      'The effort rate is the share of income that the rent would take. No law sets a threshold, and nobody may be turned down by an entirely automated decision.',
    notVisible: 'Why can’t I see some files?',

    filters: {
      title: 'Search the applications',
      search: 'Search',
      searchHint: 'Name of the applicant',
      status: 'Status',
      everyStatus: 'All statuses',
      waiting: 'Waiting',
      type: 'Type',
      everyType: 'All types',
      clear: 'Show all',
    },
    count: (found: number, all: number) =>
      `${en.number(found)} of ${en.number(all)} ${en.plural(all, 'application', 'applications')}`,
    pages: 'Pages of applications',
    tooMany: {
      text: (shown: number, all: number) =>
        `This property has ${en.number(all)} applications. The first ${en.number(shown)} are here.`,
      all: 'See all applications',
    },
    nothingFound: {
      title: 'No application matches',
      text: 'Try another name, or show all applications again.',
    },

    selected: (count: number) => `${en.number(count)} selected`,
    selectPage: 'Select page',
    selectEvery: (count: number) => `Select all ${en.number(count)}`,
    selectNone: 'Clear selection',
    printSelected: 'Print',
    csvVerb: 'Download',
    remove: 'Delete',
    printed: (count: number, all: number) =>
      `${en.number(count)} of ${en.number(all)} ${en.plural(all, 'application', 'applications')}, selected`,
  },
})

export type ApplicationTexts = Awaited<ReturnType<typeof applicationMessages.load>>
