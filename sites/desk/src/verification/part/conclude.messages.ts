import type { Verdict } from '@bailclair/domain/verification/decision.schema.ts'
import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'

export const concludeMessages = defineMessages({
  fr: {
    titles: { VALIDATED: 'Tout est accepté', DECLINED: 'Demander une correction' } satisfies Record<Verdict, string>,
    texts: {
      VALIDATED: (name: string, language: string) =>
        `${name} recevra un e-mail, en ${language} : ses documents sont vérifiés.`,
      DECLINED: (name: string, language: string) =>
        `${name} recevra un e-mail, en ${language}. Voici ce qui y sera demandé ; ce n’est pas un refus.`,
    },
    others: 'Le dossier entier est vérifié quand chacun de ses membres l’est.',
    document: (category: string, holder: string) => `${category}, ${holder}`,
    corrected: (holder: string, amount: string) => `Revenu retenu pour ${holder} : ${amount} par mois`,
    send: 'Envoyer, puis le suivant',
    back: 'Revenir au dossier',
    sent: {
      VALIDATED: (name: string) => `${name} : vérifié. Le message est parti.`,
      DECLINED: (name: string) => `${name} : à corriger. Le message est parti.`,
    },
    nothingLeft: 'Plus aucun dossier n’attend.',
  },
  en: {
    titles: { VALIDATED: 'Everything is accepted', DECLINED: 'Ask for a correction' },
    texts: {
      VALIDATED: (name: string, language: string) =>
        `${name} will get an email, in ${language}: their documents are verified.`,
      DECLINED: (name: string, language: string) =>
        `${name} will get an email, in ${language}. This is what it will ask for; it is not a refusal.`,
    },
    others: 'The whole file is verified once each of its members is.',
    document: (category: string, holder: string) => `${category}, ${holder}`,
    corrected: (holder: string, amount: string) => `Income accepted for ${holder}: ${amount} per month`,
    send: 'Send, then the next one',
    back: 'Back to the file',
    sent: {
      VALIDATED: (name: string) => `${name}: verified. The message is on its way.`,
      DECLINED: (name: string) => `${name}: to correct. The message is on its way.`,
    },
    nothingLeft: 'No other file is waiting.',
  },
})
