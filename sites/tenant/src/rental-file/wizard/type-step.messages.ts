import type { ApplicationType } from '@bailclair/domain/rental-file/file-shape.rules.ts'
import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'

export const typeStepMessages = defineMessages({
  fr: {
    types: { ALONE: 'Seul', COUPLE: 'En couple', GROUP: 'En colocation' } satisfies Record<ApplicationType, string>,
    hints: {
      ALONE: 'Vous signez le bail seul, même si vous vivez avec vos enfants',
      COUPLE: 'Vous êtes deux à signer, mariés ou non',
      GROUP: 'Vous êtes plusieurs à partager le logement et le bail',
    } satisfies Record<ApplicationType, string>,
    parting: {
      title: 'Continuer seul ?',
      text: (names: string) => `Ne feront plus partie de votre dossier : ${names}.`,
      kept: 'Chaque personne qui l’avait rejoint garde sa propre partie, dans un dossier à elle, et en est avertie par e-mail.',
      confirm: 'Continuer seul',
    },
    full: {
      title: 'Un couple, c’est deux personnes',
      text: 'Vous êtes plus nombreux dans ce dossier. Retirez d’abord quelqu’un.',
      action: 'Voir les personnes du dossier',
    },
  },
  en: {
    types: { ALONE: 'Alone', COUPLE: 'As a couple', GROUP: 'As flatmates' },
    hints: {
      ALONE: 'You sign the lease alone, even if you live with your children',
      COUPLE: 'Two of you sign, married or not',
      GROUP: 'Several of you share the home and the lease',
    },
    parting: {
      title: 'Go on alone?',
      text: (names: string) => `No longer in your file: ${names}.`,
      kept: 'Everyone who had joined it keeps their own part, in a file of their own, and is told by email.',
      confirm: 'Go on alone',
    },
    full: {
      title: 'A couple is two people',
      text: 'There are more of you in this file. Remove someone first.',
      action: 'See the people in the file',
    },
  },
})
