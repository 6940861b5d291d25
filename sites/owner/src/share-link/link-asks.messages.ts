import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'

export const linkAsksMessages = defineMessages({
  fr: {
    intro:
      'Envoyez ce lien aux personnes intéressées. Elles donnent leur nom et un mot ; vous lisez leur dossier quand elles le partagent, après la visite.',
    title: 'Ce que le lien demande',
    options: {
      FILE: {
        label: 'Le dossier tout de suite',
        hint: 'Les candidats partagent leur dossier en candidatant : vous le lisez une fois qu’il est vérifié.',
      },
      CONTACT: {
        label: 'La visite d’abord',
        hint: 'Les candidats donnent leur nom et un mot, et vous vous écrivez ici. Leur dossier s’ouvre quand ils le partagent, après la visite. Personne ne montre ses revenus avant une visite.',
      },
    },
    allowed: 'Vous ne pouvez demander que les documents que la loi permet.',
    seeAllowed: 'Voir ces documents',
    kept: 'Votre choix vaut pour les prochaines candidatures. Celles que vous avez déjà reçues ne changent pas.',
    saved: 'C’est enregistré.',
  },
  en: {
    intro:
      'Send this link to people who are interested. They give their name and a note; you read their file when they share it, after the visit.',
    title: 'What the link asks for',
    options: {
      FILE: {
        label: 'The file at once',
        hint: 'Applicants share their file when they apply: you read it once it is verified.',
      },
      CONTACT: {
        label: 'The visit first',
        hint: 'Applicants give their name and a note, and you write to each other here. Their file opens when they share it, after the visit. Nobody shows their income before a visit.',
      },
    },
    allowed: 'You may only ask for the documents that the law allows.',
    seeAllowed: 'See these documents',
    kept: 'Your choice applies to applications from now on. Those you have received do not change.',
    saved: 'Saved.',
  },
})
