import type { ReleaseReason } from '@bailclair/domain/verification/release-reason.rules.ts'
import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'

export const releaseMessages = defineMessages({
  fr: {
    title: 'Pourquoi rendre ce dossier ?',
    text: 'Il revient dans la file, à sa place. Ce que vous avez noté est perdu.',
    reason: 'Motif',
    reasons: {
      KNOWS_THE_PERSON: 'Je connais cette personne',
      NEEDS_ADVICE: 'Je veux l’avis d’un collègue',
      OTHER_LANGUAGE: 'Je ne lis pas la langue des documents',
      INTERRUPTED: 'Je dois m’arrêter',
      OTHER: 'Un autre motif',
    } satisfies Record<ReleaseReason, string>,
    missing: 'Choisissez un motif.',
    send: 'Rendre le dossier',
    back: 'Continuer la vérification',
  },
  en: {
    title: 'Why give this file back?',
    text: 'It goes back to its place in the queue. What you noted is lost.',
    reason: 'Reason',
    reasons: {
      KNOWS_THE_PERSON: 'I know this person',
      NEEDS_ADVICE: 'I want a colleague’s advice',
      OTHER_LANGUAGE: 'I cannot read the language of the documents',
      INTERRUPTED: 'I have to stop',
      OTHER: 'Another reason',
    } satisfies Record<ReleaseReason, string>,
    missing: 'Choose a reason.',
    send: 'Give the file back',
    back: 'Go on verifying',
  },
})
