import type { Verdict } from '@bailclair/domain/verification/decision.schema.ts'
import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'

export const concludeMessages = defineMessages({
  fr: {
    titles: { VALIDATED: 'Tout est accepté', DECLINED: 'Demander une correction' } satisfies Record<Verdict, string>,
    texts: {
      VALIDATED: (name: string, language: string) =>
        `${name} recevra un e-mail en ${language} : ses documents sont vérifiés.`,
      DECLINED: (name: string, language: string) =>
        `${name} recevra un e-mail en ${language}, qui demande ces corrections. Ce n’est pas un refus.`,
    },
    others: 'Le dossier entier est vérifié quand chaque personne l’est.',
    document: (category: string, holder: string) => `${category}, ${holder}`,
    corrected: (holder: string, amount: string) => `Revenu retenu pour ${holder} : ${amount} par mois`,
    send: 'Envoyer et passer au suivant',
    back: 'Revenir au dossier',
    sent: {
      VALIDATED: (name: string) => `${name} : vérifié. L’e-mail est parti.`,
      DECLINED: (name: string) => `${name} : à corriger. L’e-mail est parti.`,
    },
    nothingLeft: 'Plus aucun dossier n’attend.',
  },
  en: {
    titles: { VALIDATED: 'Everything is accepted', DECLINED: 'Ask for a correction' },
    texts: {
      VALIDATED: (name: string, language: string) =>
        `${name} will get an email in ${language}: their documents are verified.`,
      DECLINED: (name: string, language: string) =>
        `${name} will get an email in ${language}, asking for these corrections. It is not a refusal.`,
    },
    others: 'The whole file is verified once everyone in it is.',
    document: (category: string, holder: string) => `${category}, ${holder}`,
    corrected: (holder: string, amount: string) => `Income accepted for ${holder}: ${amount} per month`,
    send: 'Send and go to the next one',
    back: 'Back to the file',
    sent: {
      VALIDATED: (name: string) => `${name}: verified. The email is on its way.`,
      DECLINED: (name: string) => `${name}: to correct. The email is on its way.`,
    },
    nothingLeft: 'No other file is waiting.',
  },
})
