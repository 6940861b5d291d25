import type { DeclineReason } from '@bailclair/domain/document/decline-reason.rules.ts'
import { formats } from '@bailclair/front/platform/messages/formats.ts'
import { defineMessages } from '@bailclair/front/platform/messages/messages.ts'

const { fr, en } = formats

export const fileMessagesMessages = defineMessages({
  fr: {
    notRefused: 'Ce n’est pas un refus',
    notRefusedText: (hours: number) =>
      `Remplacez ce qui suit : votre dossier repart alors de lui-même, et notre équipe vous répond en ${fr.number(hours)} heures.`,
    toReplace: 'À remplacer',
    given: (fileName: string, day: string) => `${fileName}, ajouté le ${day}`,
    reasons: {
      UNREADABLE: 'Le document n’est pas lisible : il est flou, coupé ou trop sombre. Prenez-le à plat et en entier.',
      PAGES_MISSING: 'Il manque des pages. Donnez le document en entier, recto et verso.',
      OUT_OF_DATE: 'Le document n’est plus valable ou trop ancien. Donnez le plus récent.',
      WRONG_KIND: 'Ce document n’est pas de ceux que cette rubrique attend. La page dit lesquels conviennent.',
      OTHER_PERSON: 'Ce document n’est pas au nom de la personne concernée.',
      DIFFERS: 'Ce que dit le document diffère de ce qui est déclaré. Corrigez l’un ou l’autre.',
      NOT_TO_BE_ASKED: 'La loi ne permet pas de demander ce document. Retirez-le, pour protéger votre vie privée.',
      OTHER: 'Ce document ne permet pas encore de vérifier votre dossier.',
    } satisfies Record<DeclineReason, string>,
    fromTeam: 'Notre équipe précise :',
    replace: 'Remplacer ce document',
    replaceWhat: (name: string) => ` : ${name}`,

    empty: {
      IN_REVIEW: {
        title: 'Aucun message pour le moment',
        text: 'Notre équipe vérifie votre dossier. Si un document est à remplacer, elle vous le dira ici et par e-mail.',
      },
      NOTHING: {
        title: 'Aucun message',
        text: 'Quand un document est à remplacer, notre équipe dit ici lequel, pourquoi, et comment faire.',
      },
    },
    status: 'Voir où en est mon dossier',
  },
  en: {
    notRefused: 'This is not a refusal',
    notRefusedText: (hours: number) =>
      `Replace what follows: your file then goes back by itself, and our team answers within ${en.number(hours)} hours.`,
    toReplace: 'To be replaced',
    given: (fileName: string, day: string) => `${fileName}, added on ${day}`,
    reasons: {
      UNREADABLE: 'The document cannot be read: it is blurred, cut off or too dark. Take it flat and whole.',
      PAGES_MISSING: 'Pages are missing. Give the whole document, both sides.',
      OUT_OF_DATE: 'The document is no longer valid, or too old. Give the latest one.',
      WRONG_KIND: 'This document is not of those that this section expects. The page says which ones do.',
      OTHER_PERSON: 'This document is not in the name of the person concerned.',
      DIFFERS: 'What the document says differs from what is declared. Correct one or the other.',
      NOT_TO_BE_ASKED: 'The law does not allow this document to be asked for. Remove it, to protect your privacy.',
      OTHER: 'This document does not let us verify your file yet.',
    },
    fromTeam: 'Our team adds:',
    replace: 'Replace this document',
    replaceWhat: (name: string) => `: ${name}`,

    empty: {
      IN_REVIEW: {
        title: 'No message for the moment',
        text: 'Our team is verifying your file. If a document is to be replaced, it will tell you here and by email.',
      },
      NOTHING: {
        title: 'No message',
        text: 'When a document is to be replaced, our team says here which one, why, and how.',
      },
    },
    status: 'See where my file stands',
  },
})
