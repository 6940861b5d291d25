import type { SignalKind } from '@bailclair/domain/signal/signal.schema.ts'
import type { Language } from '@bailclair/domain/value/language.ts'

/** The same words at the desk and in mails. One constant a language, so that a browser loads one. */
export const signalsInFrench: Record<SignalKind, string> = {
  EDITED_WITH: 'Passé par un logiciel de modification',
  SAVED_AGAIN: 'Enregistré de nouveau après sa création',
  MIXED_FONTS: 'Nombre en deux polices ou écrit par-dessus un autre',
  AMOUNTS_DIFFER: 'Montants qui ne tombent pas juste',
  EMPLOYER_NUMBER_WRONG: 'Numéro d’employeur (SIRET) impossible',
  ACCOUNT_NUMBER_WRONG: 'Numéro de compte (IBAN) impossible',
  SAME_BYTES: 'Même fichier dans un autre dossier',
  SAME_PICTURE: 'Même image dans un autre dossier',
}

export const signalsInEnglish: typeof signalsInFrench = {
  EDITED_WITH: 'Went through an editing program',
  SAVED_AGAIN: 'Saved again after it was made',
  MIXED_FONTS: 'Number in two fonts or written over another',
  AMOUNTS_DIFFER: 'Amounts that do not add up',
  EMPLOYER_NUMBER_WRONG: 'Impossible employer number (SIRET)',
  ACCOUNT_NUMBER_WRONG: 'Impossible account number (IBAN)',
  SAME_BYTES: 'Same file in another rental file',
  SAME_PICTURE: 'Same picture in another rental file',
}

export const signalWords: Record<Language, typeof signalsInFrench> = { fr: signalsInFrench, en: signalsInEnglish }
