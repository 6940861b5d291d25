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
      `${email} a atteint ${perHour} ${french[use]} en une heure. Le poste n’en accepte plus jusqu’à la fin de l’heure.`,
      'Vérifiez que cette personne travaille bien en ce moment. Sinon, désactivez son compte\u202f: npm run staff -- disable, suivi de son adresse.',
      'Vous ne recevrez pas d’autre message pendant cette heure, même si d’autres limites sont atteintes.',
    ],
  }),
  en: ({ email, use, perHour }) => ({
    subject: 'Verification desk: limit reached',
    title: 'A verifier has reached a limit',
    paragraphs: [
      `${email} has reached ${perHour} ${english[use]} within an hour. The desk refuses more until the hour is over.`,
      'Check that this person is really working now. If not, disable the account: npm run staff -- disable, followed by the address.',
      'You will get no other message during this hour, even if other limits are reached.',
    ],
  }),
})
