import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'

type Names = { owner: string; property: string; address: string }

/**
 * The consent texts: to the file, and to name and messages before a visit (decision 250). When its meaning changes, raise `consentTextVersion` in domain/application/consent-text.ts: it is
 * recorded with each consent.
 */
export const consentMessages = defineMessages({
  fr: {
    contact: ({ owner, property, address }: Names) =>
      `J’autorise ${owner} à voir mon nom et le mot que je laisse ici, et à m’écrire par le service, pour ma candidature au logement « ${property} »${address && `, ${address}`}. Mon dossier ne lui est pas montré : je déciderai de le partager après la visite. Cette autorisation dure un mois ; je peux la retirer à tout moment.`,
    text: ({ owner, property, address }: Names) =>
      `J’autorise ${owner} à consulter mon dossier de location, une fois vérifié, pour ma candidature au logement « ${property} »${address && `, ${address}`}. Cet accès dure un mois ; je peux le retirer à tout moment.`,
  },
  en: {
    contact: ({ owner, property, address }: Names) =>
      `I authorise ${owner} to see my name and the note I leave here, and to write to me through the service, for my application for the property “${property}”${address && `, ${address}`}. My file is not shown to them: I will decide whether to share it after the visit. This authorisation lasts one month; I can withdraw it at any time.`,
    text: ({ owner, property, address }: Names) =>
      `I authorise ${owner} to consult my rental file, once it is verified, for my application for the property “${property}”${address && `, ${address}`}. This access lasts one month; I can withdraw it at any time.`,
  },
})
