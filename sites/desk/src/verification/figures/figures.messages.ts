import { formats } from '@bailclair/site-kit/platform/messages/formats.ts'
import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'

const { fr, en } = formats

export const figuresMessages = defineMessages({
  fr: {
    title: 'Chiffres',
    help: 'Ce que l’équipe a vérifié, et ce qui attend. Les chiffres sont ceux de toute l’équipe, jamais d’une seule personne.',
    now: 'En ce moment',
    today: 'Aujourd’hui',
    week: (day: string) => `Cette semaine, depuis le ${day}`,
    labels: {
      waiting: 'En attente',
      waitingLate: (hours: number) => `En attente depuis plus de ${fr.number(hours)} h`,
      verified: 'Vérifiés',
      declined: 'À corriger',
      median: 'Délai médian',
      late: (hours: number) => `Traités après ${fr.number(hours)} h`,
    },
    delays: {
      minutes: (count: number) => `${fr.number(count)} min`,
      hours: (count: number) => `${fr.number(count)} h`,
    },
    noDelay: '–',
    chart: 'Réponses, jour par jour',
    chartSummary: (verified: number, declined: number, days: number) =>
      `En ${fr.number(days)} jours, ${fr.number(verified)} ${fr.plural(verified, 'dossier vérifié', 'dossiers vérifiés')} et ${fr.number(declined)} à corriger. Le tableau qui suit donne les chiffres de chaque jour.`,
    day: 'Jour',
    signals: {
      title: 'Signaux',
      help: 'Ce que l’équipe dit des signaux affichés à côté des documents. Un signal plus souvent inutile qu’utile se désactive de lui-même, et l’exploitant en est averti.',
      none: 'Personne n’a encore dit si un signal est utile.',
      noneHelp:
        'Quand un signal s’affiche à côté d’un document, les boutons « Utile » et « Pas utile » servent à le dire.',
      columns: { kind: 'Signal', useful: 'Utile', notUseful: 'Pas utile', precision: 'Précision' },
      noOpinion: 'Aucun avis',
      off: 'Désactivé',
    },
    failed: 'Les chiffres n’ont pas pu s’afficher',
    stale: (time: string) => `Ces chiffres datent de ${time}. Nous réessayons.`,
  },
  en: {
    title: 'Figures',
    help: 'What the team has verified, and what is waiting. The figures are for the whole team, never for one person.',
    now: 'Right now',
    today: 'Today',
    week: (day: string) => `This week, since ${day}`,
    labels: {
      waiting: 'Waiting',
      waitingLate: (hours: number) => `Waiting for more than ${en.number(hours)} h`,
      verified: 'Verified',
      declined: 'To correct',
      median: 'Median time',
      late: (hours: number) => `Answered after ${en.number(hours)} h`,
    },
    delays: {
      minutes: (count: number) => `${en.number(count)} min`,
      hours: (count: number) => `${en.number(count)} h`,
    },
    noDelay: '–',
    chart: 'Answers, day by day',
    chartSummary: (verified: number, declined: number, days: number) =>
      `Over ${en.number(days)} days, ${en.number(verified)} ${en.plural(verified, 'file', 'files')} verified and ${en.number(declined)} to correct. The table below gives the figures for each day.`,
    day: 'Day',
    signals: {
      title: 'Signals',
      help: 'What the team says of the signals beside documents. A signal that is more often useless than useful switches itself off, and the operator is told.',
      none: 'Nobody has said yet whether a signal is useful.',
      noneHelp: 'Where a signal is shown beside a document, the buttons “Useful” and “Not useful” say so.',
      columns: { kind: 'Signal', useful: 'Useful', notUseful: 'Not useful', precision: 'Precision' },
      noOpinion: 'No opinion',
      off: 'Switched off',
    },
    failed: 'The figures could not be shown',
    stale: (time: string) => `These figures are from ${time}. We are trying again.`,
  },
})
