import { formats } from '@bailclair/site-kit/platform/messages/formats.ts'
import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'

const { fr, en } = formats

export const statisticsMessages = defineMessages({
  fr: {
    title: 'Statistiques',
    help: 'Ce que fait le service, en chiffres tirés de sa base de données et recalculés chaque heure. Des sommes, jamais des personnes.',
    retry: 'Réessayer',
    here: {
      title: 'Ce service, aujourd’hui',
      verifiedFiles: 'Dossiers vérifiés ici',
      owners: 'Comptes de propriétaires',
      properties: 'Biens validés',
      applications: 'Candidatures en cours',
    },
    programme: {
      title: (scope: string) => (scope ? `Chiffres de référence : ${scope}` : 'Avant l’ouverture de ce site'),
      verifiedFiles: 'Dossiers vérifiés',
      landlords: 'Propriétaires',
    },
    delayTitle: 'Délai de vérification',
    delay: (hours: number, percent: number, promised: number) =>
      `Ces trente derniers jours, la moitié des réponses ont été données en ${fr.number(hours)} ${fr.plural(hours, 'heure', 'heures')} ou moins, et ${fr.percent(percent)} dans les ${fr.number(promised)} heures.`,
    noDelay: 'Aucun dossier n’a été vérifié ces trente derniers jours.',
    months: {
      title: 'Réponses de l’équipe, par mois',
      header: 'Mois',
      verified: 'Vérifié',
      declined: 'À corriger',
      summary: (verified: number, declined: number) =>
        `En douze mois, ${fr.number(verified)} ${fr.plural(verified, 'réponse positive', 'réponses positives')} et ${fr.number(declined)} ${fr.plural(declined, 'demande', 'demandes')} de correction.`,
      none: 'Aucune réponse n’a encore été donnée ces douze derniers mois.',
    },
    files: {
      title: 'Dossiers, selon leur état',
      header: 'État',
      count: 'Dossiers',
      summary: (verified: number, all: number) =>
        `${fr.number(verified)} ${fr.plural(verified, 'dossier vérifié', 'dossiers vérifiés')} sur ${fr.number(all)}.`,
      none: 'Aucun dossier pour le moment.',
      INCOMPLETE: 'Incomplets',
      TO_PROCESS: 'En cours de traitement',
      VALIDATED: 'Vérifiés',
      DECLINED: 'À corriger',
    },
    howTitle: 'Comment ces chiffres sont comptés',
    how: (base: string) =>
      `La page d’accueil additionne les deux : ${base} dossiers, et ceux qui sont vérifiés ici aujourd’hui. Les comptes, les biens et les dossiers supprimés ne sont plus comptés. Dans un dossier à plusieurs, l’équipe répond à chaque personne : les réponses par mois peuvent donc dépasser le nombre de dossiers. Aucun taux de fraude n’est publié : personne ne sait le mesurer.`,
  },
  en: {
    title: 'Statistics',
    help: 'What the service does, in figures read from its database and worked out anew every hour. Sums, never people.',
    retry: 'Try again',
    here: {
      title: 'This service, today',
      verifiedFiles: 'Files verified here',
      owners: 'Landlord accounts',
      properties: 'Validated properties',
      applications: 'Applications under way',
    },
    programme: {
      title: (scope: string) => (scope ? `For reference: ${scope}` : 'Before this site opened'),
      verifiedFiles: 'Verified files',
      landlords: 'Landlords',
    },
    delayTitle: 'Time to an answer',
    delay: (hours: number, percent: number, promised: number) =>
      `Over the last thirty days, half of the answers were given in ${en.number(hours)} ${en.plural(hours, 'hour', 'hours')} or less, and ${en.percent(percent)} within ${en.number(promised)} hours.`,
    noDelay: 'No file was checked in the last thirty days.',
    months: {
      title: 'Answers of the team, by month',
      header: 'Month',
      verified: 'Verified',
      declined: 'To correct',
      summary: (verified: number, declined: number) =>
        `In twelve months, ${en.number(verified)} ${en.plural(verified, 'positive answer', 'positive answers')} and ${en.number(declined)} ${en.plural(declined, 'request', 'requests')} for a correction.`,
      none: 'No answer has been given in the last twelve months yet.',
    },
    files: {
      title: 'Files by state',
      header: 'State',
      count: 'Files',
      summary: (verified: number, all: number) =>
        `${en.number(verified)} verified ${en.plural(verified, 'file', 'files')} out of ${en.number(all)}.`,
      none: 'No file for the moment.',
      INCOMPLETE: 'Incomplete',
      TO_PROCESS: 'Being processed',
      VALIDATED: 'Verified',
      DECLINED: 'To correct',
    },
    howTitle: 'How these figures are counted',
    how: (base: string) =>
      `The home page adds up both: ${base} files, and those that are verified here today. Accounts, properties and files that were deleted are no longer counted. In a file of several people the team answers each of them: the answers by month may exceed the number of files. No rate of fraud is published: nobody knows how to measure it.`,
  },
})
