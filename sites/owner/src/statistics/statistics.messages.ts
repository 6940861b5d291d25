import { formats } from '@bailclair/site-kit/platform/messages/formats.ts'
import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'

const { fr, en } = formats

const delayIn = {
  fr: (hours: number) =>
    hours < 1 ? 'en moins d’une heure' : `en ${fr.number(hours)} ${fr.plural(hours, 'heure', 'heures')} ou moins`,
  en: (hours: number) =>
    hours < 1 ? 'in less than an hour' : `in ${en.number(hours)} ${en.plural(hours, 'hour', 'hours')} or less`,
}

export const statisticsMessages = defineMessages({
  fr: {
    title: 'Statistiques',
    help: 'L’activité du service en chiffres, mis à jour toutes les heures. Ce sont des totaux, sans aucune donnée personnelle.',
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
      `Ces trente derniers jours, la moitié des réponses ont été données ${delayIn.fr(hours)}, et ${fr.percent(percent)} dans les ${fr.number(promised)} heures.`,
    noDelay: 'Aucun dossier n’a été vérifié ces trente derniers jours.',
    answersTitle: 'Réponses aux candidats',
    answers: (percent: number, days: number, applications: number) =>
      `Quand un propriétaire a choisi, ${fr.percent(percent)} des candidatures en cours sur son bien ont eu leur réponse dans les ${fr.number(days)} jours (${fr.number(applications)} ${fr.plural(applications, 'candidature', 'candidatures')} en douze mois).`,
    noAnswers: 'Aucun choix n’a encore été suivi de réponses ces douze derniers mois.',
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
      title: 'Dossiers selon leur état',
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
      `La page d’accueil additionne ${base} dossiers (chiffres de référence) et les dossiers vérifiés ici. Les comptes, les biens et les dossiers supprimés ne sont plus comptés. Dans un dossier à plusieurs, l’équipe répond à chaque personne : il peut donc y avoir plus de réponses que de dossiers. Nous ne publions aucun taux de fraude : personne ne sait le mesurer.`,
    howAnswers:
      'Une réponse aux candidats compte quand elle est partie, au plus tôt 24 heures après le choix. Le candidat choisi est compté aussi ; qui s’est retiré avant ne l’est pas.',
  },
  en: {
    title: 'Statistics',
    help: 'The service in figures, updated every hour. They are totals, without any personal data.',
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
    delayTitle: 'Verification time',
    delay: (hours: number, percent: number, promised: number) =>
      `Over the last thirty days, half of the answers were given ${delayIn.en(hours)}, and ${en.percent(percent)} within ${en.number(promised)} hours.`,
    noDelay: 'No file was verified in the last thirty days.',
    answersTitle: 'Answers to applicants',
    answers: (percent: number, days: number, applications: number) =>
      `When a landlord had chosen, ${en.percent(percent)} of the applications to that property were answered within ${en.number(days)} days (${en.number(applications)} ${en.plural(applications, 'application', 'applications')} in twelve months).`,
    noAnswers: 'No choice has been followed by answers in the last twelve months yet.',
    months: {
      title: 'The team’s answers by month',
      header: 'Month',
      verified: 'Verified',
      declined: 'To correct',
      summary: (verified: number, declined: number) =>
        `In twelve months, ${en.number(verified)} ${en.plural(verified, 'positive answer', 'positive answers')} and ${en.number(declined)} ${en.plural(declined, 'request', 'requests')} for a correction.`,
      none: 'No answer has been given in the last twelve months yet.',
    },
    files: {
      title: 'Files by status',
      header: 'Status',
      count: 'Files',
      summary: (verified: number, all: number) =>
        `${en.number(verified)} verified ${en.plural(verified, 'file', 'files')} out of ${en.number(all)}.`,
      none: 'No files yet.',
      INCOMPLETE: 'Incomplete',
      TO_PROCESS: 'Being processed',
      VALIDATED: 'Verified',
      DECLINED: 'To correct',
    },
    howTitle: 'How these figures are counted',
    how: (base: string) =>
      `The homepage adds ${base} files (reference figures) to the files verified here. Deleted accounts, properties and files are no longer counted. In a file for several people, the team answers each of them, so there may be more answers than files. We publish no fraud rate: nobody knows how to measure it.`,
    howAnswers:
      'An answer to applicants counts when it has left, 24 hours after the choice at the earliest. The chosen applicant is counted, too; whoever withdrew before is not.',
  },
})
