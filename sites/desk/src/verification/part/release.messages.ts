import type { ReleaseReason } from '@bailclair/domain/verification/release-reason.rules.ts'
import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'

export const releaseMessages = defineMessages({
  fr: {
    title: 'Pourquoi rendre ce dossier ?',
    text: 'Il revient dans la file, à sa place. Vos notes restent avec lui.',
    reason: 'Motif',
    reasons: {
      KNOWS_THE_PERSON: 'Je connais cette personne',
      NEEDS_ADVICE: 'Je demande un second avis',
      OTHER_LANGUAGE: 'Je ne lis pas la langue des documents',
      INTERRUPTED: 'Je dois m’arrêter',
      OTHER: 'Un autre motif',
    } satisfies Record<ReleaseReason, string>,
    missing: 'Choisissez un motif.',
    question: 'Votre question à vos collègues',
    questionHint: 'Un autre vérificateur décidera. Vous ne pourrez pas reprendre ce dossier pendant 24 heures.',
    questionMissing: 'Écrivez ce que votre collègue doit regarder.',
    questionTooLong: 'Cette question est trop longue.',
    send: 'Rendre le dossier',
    back: 'Continuer la vérification',
  },
  en: {
    title: 'Why give this file back?',
    text: 'It goes back to its place in the queue. Your notes stay with it.',
    reason: 'Reason',
    reasons: {
      KNOWS_THE_PERSON: 'I know this person',
      NEEDS_ADVICE: 'I would like a second opinion',
      OTHER_LANGUAGE: 'I cannot read the language of the documents',
      INTERRUPTED: 'I have to stop',
      OTHER: 'Another reason',
    } satisfies Record<ReleaseReason, string>,
    missing: 'Choose a reason.',
    question: 'Your question to your colleagues',
    questionHint: 'Another verifier will decide. You cannot take this file again for 24 hours.',
    questionMissing: 'Write what your colleague should look at.',
    questionTooLong: 'This question is too long.',
    send: 'Give the file back',
    back: 'Continue verifying',
  },
})
