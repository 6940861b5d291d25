import type { DeskUse } from '@bailclair/domain/verification/desk-limits.rules.ts'
import { defineMailTexts } from '#platform/mail/mail-texts.ts'

type Facts = { email: string; use: DeskUse; perHour: number }

const french: Record<DeskUse, string> = {
  claims: 'dossiers pris',
  releases: 'dossiers rendus sans décision',
  documents: 'documents ouverts',
}
const english: Record<DeskUse, string> = {
  claims: 'files taken',
  releases: 'files given back undecided',
  documents: 'documents opened',
}

/** To the operator, at most once an hour. */
export const deskAlarmTexts = defineMailTexts<Facts>({
  fr: ({ email, use, perHour }) => ({
    subject: 'Poste de vérification\u202f: limite atteinte',
    title: 'Un vérificateur a atteint une limite',
    paragraphs: [
      `${email} a atteint ${perHour} ${french[use]} en une heure. Le poste refuse la suite jusqu’à la fin de l’heure.`,
      'Vérifiez que cette personne travaille bien en ce moment. Sinon, désactivez son compte\u202f: npm run staff -- disable, suivi de son adresse.',
      'D’autres limites atteintes dans l’heure ne donnent pas lieu à un nouveau message.',
    ],
  }),
  en: ({ email, use, perHour }) => ({
    subject: 'Verification desk: limit reached',
    title: 'A verifier has reached a limit',
    paragraphs: [
      `${email} has reached ${perHour} ${english[use]} within an hour. The desk refuses more until the hour is over.`,
      'Check that this person is really working now. If not, disable the account: npm run staff -- disable, followed by the address.',
      'Other limits reached within the hour send no further message.',
    ],
  }),
})
