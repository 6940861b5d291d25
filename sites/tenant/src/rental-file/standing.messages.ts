import { formats } from '@bailclair/site-kit/platform/messages/formats.ts'
import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import type { Standing } from './standing.ts'

const { fr, en } = formats

type StandingTexts = { badge: string; title: string; action: string }

export const standingMessages = defineMessages({
  fr: {
    TO_COMPLETE: {
      badge: 'À compléter',
      title: 'Encore quelques étapes',
      action: 'Continuer mon dossier',
    },
    TO_SUBMIT: {
      badge: 'Prêt',
      title: 'Tout y est : il ne reste qu’à transmettre',
      action: 'Relire et transmettre',
    },
    TO_CORRECT: {
      badge: 'À corriger',
      title: 'Votre dossier est à corriger',
      action: 'Corriger mon dossier',
    },
    IN_REVIEW: {
      badge: 'En cours de vérification',
      title: 'Notre équipe vérifie votre dossier',
      action: 'Suivre l’état de mon dossier',
    },
    VERIFIED: {
      badge: 'Vérifié',
      title: 'Votre dossier est vérifié',
      action: 'Voir l’état de mon dossier',
    },
    texts: {
      missing: (count: number) => `Il manque ${fr.number(count)} ${fr.plural(count, 'élément', 'éléments')} :`,
      TO_SUBMIT: 'Relisez une dernière fois, déclarez que tout est exact, et notre équipe s’en occupe.',
      TO_CORRECT: 'Ce n’est pas un refus : corrigez ce qui suit, et votre dossier repart en vérification.',
      IN_REVIEW: (hours: number) =>
        `Vous aurez une réponse par e-mail sous ${fr.number(hours)} heures. Vous n’avez rien d’autre à faire.`,
      VERIFIED: 'Les propriétaires chez qui vous candidatez peuvent le consulter, et seulement eux.',
      others: 'Votre partie est vérifiée. Le dossier sera visible des propriétaires quand celle de chacun le sera.',
    },
  } satisfies Record<Standing, StandingTexts> & { texts: object },
  en: {
    TO_COMPLETE: { badge: 'Incomplete', title: 'A few more steps', action: 'Continue my file' },
    TO_SUBMIT: {
      badge: 'Ready',
      title: 'Everything is there: all that is left is to hand it in',
      action: 'Check and hand in',
    },
    TO_CORRECT: { badge: 'To correct', title: 'Your file needs a correction', action: 'Correct my file' },
    IN_REVIEW: {
      badge: 'Being verified',
      title: 'Our team is checking your file',
      action: 'Follow the status of my file',
    },
    VERIFIED: { badge: 'Verified', title: 'Your file is verified', action: 'See the status of my file' },
    texts: {
      missing: (count: number) => `${en.number(count)} ${en.plural(count, 'thing is', 'things are')} missing:`,
      TO_SUBMIT: 'Read it one last time, declare that all is true, and our team takes care of it.',
      TO_CORRECT: 'This is not a refusal: correct what follows, and your file goes back to be verified.',
      IN_REVIEW: (hours: number) =>
        `You will have an answer by email within ${en.number(hours)} hours. There is nothing else to do.`,
      VERIFIED: 'The landlords you apply to can consult it, and only they can.',
      others: 'Your part is verified. Landlords will see the file once everyone’s is.',
    },
  },
})
