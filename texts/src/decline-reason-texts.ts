import type { DeclineReason } from '@bailclair/domain/document/decline-reason.rules.ts'
import type { Language } from '@bailclair/domain/value/language.ts'

type Words = Readonly<Record<DeclineReason, string>>

export const declineReasonsInFrench: Words = {
  UNREADABLE:
    'Le document n’est pas lisible\u202f: il est flou, coupé ou trop sombre. Photographiez-le à plat, en entier.',
  PAGES_MISSING: 'Il manque des pages. Ajoutez le document entier, recto et verso.',
  OUT_OF_DATE: 'Le document n’est plus valable ou trop ancien. Ajoutez le plus récent.',
  WRONG_KIND: 'Ce n’est pas le document annoncé. Remplacez-le par l’un de ceux que la page propose.',
  OTHER_PERSON: 'Ce document n’est pas au nom de la personne concernée.',
  DIFFERS: 'Ce que dit le document diffère de ce qui est déclaré. Corrigez l’un ou l’autre.',
  NOT_TO_BE_ASKED: 'La loi ne permet pas de demander ce document. Retirez-le, pour protéger votre vie privée.',
  OTHER: 'Ce document ne permet pas encore de vérifier votre dossier.',
}

export const declineReasonsInEnglish: Words = {
  UNREADABLE:
    'The document cannot be read: it is blurred, cut off or too dark. Photograph it lying flat, with all its edges showing.',
  PAGES_MISSING: 'Pages are missing. Add the whole document, both sides.',
  OUT_OF_DATE: 'The document is no longer valid, or too old. Add the latest one.',
  WRONG_KIND: 'This is not the document you announced. Replace it with one of those on the page.',
  OTHER_PERSON: 'This document is not in the name of the person concerned.',
  DIFFERS: 'What the document says differs from what is declared. Correct one or the other.',
  NOT_TO_BE_ASKED: 'A landlord may not ask for this document. Remove it, to protect your privacy.',
  OTHER: 'This document does not let us verify your file yet.',
}

/** Why a document is to be replaced, as its owner reads it: on their pages, in mails, and at the desk where it is chosen. */
export const declineReasonWords: Readonly<Record<Language, Words>> = {
  fr: declineReasonsInFrench,
  en: declineReasonsInEnglish,
}
