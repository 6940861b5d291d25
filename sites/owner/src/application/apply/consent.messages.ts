import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'

type Names = { owner: string; property: string; address: string }

/**
 * The consent text. When its meaning changes, raise `consentTextVersion` in domain/application/consent-text.ts: it is
 * recorded with each consent.
 */
export const consentMessages = defineMessages({
  fr: {
    text: ({ owner, property, address }: Names) =>
      `J’autorise ${owner} à consulter mon dossier de location, une fois vérifié, pour ma candidature au logement « ${property} »${address && `, ${address}`}. Cet accès dure un mois ; je peux le retirer à tout moment.`,
  },
  en: {
    text: ({ owner, property, address }: Names) =>
      `I authorise ${owner} to consult my rental file, once it is verified, for my application for the property “${property}”${address && `, ${address}`}. This access lasts one month; I can withdraw it at any time.`,
  },
})
