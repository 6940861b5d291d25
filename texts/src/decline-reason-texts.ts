import type { DeclineReason } from '@bailclair/domain/document/decline-reason.rules.ts'
import type { Language } from '@bailclair/domain/value/language.ts'

type Words = Readonly<Record<DeclineReason, string>>

export const declineReasonsInFrench: Words = {
  UNREADABLE: 'Le document n’est pas lisible\u202f: il est flou, coupé ou trop sombre. Prenez-le à plat et en entier.',
  PAGES_MISSING: 'Il manque des pages. Donnez le document en entier, recto et verso.',
  OUT_OF_DATE: 'Le document n’est plus valable ou trop ancien. Donnez le plus récent.',
  WRONG_KIND: 'Ce document n’est pas de ceux que cette rubrique attend. La page dit lesquels conviennent.',
  OTHER_PERSON: 'Ce document n’est pas au nom de la personne concernée.',
  DIFFERS: 'Ce que dit le document diffère de ce qui est déclaré. Corrigez l’un ou l’autre.',
  NOT_TO_BE_ASKED: 'La loi ne permet pas de demander ce document. Retirez-le, pour protéger votre vie privée.',
  OTHER: 'Ce document ne permet pas encore de vérifier votre dossier.',
}

export const declineReasonsInEnglish: Words = {
  UNREADABLE: 'The document cannot be read: it is blurred, cut off or too dark. Take it flat and whole.',
  PAGES_MISSING: 'Pages are missing. Give the whole document, both sides.',
  OUT_OF_DATE: 'The document is no longer valid, or too old. Give the latest one.',
  WRONG_KIND: 'This document is not of those that this section expects. The page says which ones do.',
  OTHER_PERSON: 'This document is not in the name of the person concerned.',
  DIFFERS: 'What the document says differs from what is declared. Correct one or the other.',
  NOT_TO_BE_ASKED: 'The law does not allow this document to be asked for. Remove it, to protect your privacy.',
  OTHER: 'This document does not let us verify your file yet.',
}

/** Why a document is to be replaced, as its owner reads it: on their pages, in mails, and at the desk where it is chosen. */
export const declineReasonWords: Readonly<Record<Language, Words>> = {
  fr: declineReasonsInFrench,
  en: declineReasonsInEnglish,
}
