import type { ApplicationType } from '@bailclair/domain/rental-file/file-shape.rules.ts'
import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'

export const typeStepMessages = defineMessages({
  fr: {
    types: { ALONE: 'Individuel', COUPLE: 'En couple', GROUP: 'En colocation' } satisfies Record<
      ApplicationType,
      string
    >,
    hints: {
      ALONE: 'Vous êtes la seule personne à signer le bail, même si vous vivez avec vos enfants',
      COUPLE: 'Vous êtes deux à signer, mariés ou non',
      GROUP: 'Vous êtes plusieurs à partager le logement et le bail',
    } satisfies Record<ApplicationType, string>,
    parting: {
      title: 'Passer à un dossier individuel ?',
      text: (names: string) => `Il ne restera que vous dans ce dossier. Vous en retirez : ${names}.`,
      kept: 'Chaque personne qui l’avait rejoint garde sa propre partie, dans son propre dossier. Nous l’avertissons par e-mail.',
      confirm: 'Passer à un dossier individuel',
    },
    full: {
      title: 'Un couple, c’est deux personnes',
      text: 'Vous êtes plus nombreux dans ce dossier. Retirez d’abord quelqu’un.',
      action: 'Voir les personnes du dossier',
    },
  },
  en: {
    types: { ALONE: 'Single', COUPLE: 'As a couple', GROUP: 'As flatmates' },
    hints: {
      ALONE: 'You are the only person to sign the lease, even if you live with your children',
      COUPLE: 'Two of you sign, married or not',
      GROUP: 'Several of you share the home and the lease',
    },
    parting: {
      title: 'Change to a single file?',
      text: (names: string) => `Only you will be left in this file. You are removing: ${names}.`,
      kept: 'Everyone who had joined it keeps their own part, in a file of their own. We tell them by email.',
      confirm: 'Change to a single file',
    },
    full: {
      title: 'A couple is two people',
      text: 'There are more of you in this file. Remove someone first.',
      action: 'See the people in the file',
    },
  },
})
