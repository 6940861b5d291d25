import type { AnswerReason, AnswerText, OwnerAnswerText } from '@bailclair/domain/choice/answer.rules.ts'
import type { Language } from '@bailclair/domain/value/language.ts'

/** What an applicant reads in the mail and on the page of the application. */
export const answersInFrench: Record<AnswerText, string> = {
  SIMPLE: 'Le propriétaire a étudié votre candidature. Il ne l’a pas retenue pour ce logement.',
  WARM: 'Le propriétaire vous remercie de l’intérêt que vous portez à ce logement et du soin apporté à votre dossier. Il n’a pas retenu votre candidature et vous souhaite de trouver bientôt.',
  SHORT: 'Votre candidature n’a pas été retenue. Merci de l’avoir envoyée.',
  UNANSWERED:
    'Le propriétaire n’a pas répondu en 45 jours. Nous terminons donc cette candidature. Cela ne dit rien de votre dossier.',
  CHOSEN: 'Le propriétaire a choisi votre candidature. Il va préparer le bail avec vous.',
}

export const answersInEnglish: typeof answersInFrench = {
  SIMPLE: 'The landlord has studied your application. They did not choose it for this home.',
  WARM: 'The landlord thanks you for your interest in this home and for the care you took with your file. They did not choose your application and hope that you find a home soon.',
  SHORT: 'Your application was not chosen. Thank you for sending it.',
  UNANSWERED:
    'The landlord did not answer within 45 days, so we are ending this application. This says nothing about your file.',
  CHOSEN: 'The landlord has chosen your application. They will prepare the lease with you.',
}

export const answerWords: Record<Language, typeof answersInFrench> = { fr: answersInFrench, en: answersInEnglish }

/** The names of the three answers, for the owner who chooses one. */
export const answerNamesInFrench: Record<OwnerAnswerText, string> = {
  SIMPLE: 'Simple',
  WARM: 'Chaleureuse',
  SHORT: 'Brève',
}

export const answerNamesInEnglish: typeof answerNamesInFrench = { SIMPLE: 'Plain', WARM: 'Warm', SHORT: 'Short' }

export const reasonsInFrench: Record<AnswerReason, string> = {
  INCOME: 'Revenus par rapport au loyer',
  GUARANTEE: 'Garantie',
  ENTRY_DATE: 'Date d’entrée',
  FILE_INCOMPLETE: 'Dossier incomplet',
  OTHER_CHOSEN: 'Une autre candidature a été choisie avant',
  NO_LONGER_AVAILABLE: 'Le logement n’est plus disponible',
  OTHER: 'Autre raison',
}

export const reasonsInEnglish: typeof reasonsInFrench = {
  INCOME: 'Income compared with the rent',
  GUARANTEE: 'Guarantee',
  ENTRY_DATE: 'Date of entry',
  FILE_INCOMPLETE: 'Incomplete file',
  OTHER_CHOSEN: 'Another application was chosen first',
  NO_LONGER_AVAILABLE: 'The home is no longer available',
  OTHER: 'Another reason',
}

export const reasonWords: Record<Language, typeof reasonsInFrench> = { fr: reasonsInFrench, en: reasonsInEnglish }
