import type { Tally } from '@bailclair/domain/signal/precision.rules.ts'
import type { SignalKind } from '@bailclair/domain/signal/signal.schema.ts'
import { signalWords } from '@bailclair/texts/signal-texts.ts'
import { defineMailTexts } from '#platform/mail/mail-texts.ts'

/** To the operator, when a kind of signal has switched itself off. */
export const signalOffTexts = defineMailTexts<Tally & { kind: SignalKind }>({
  fr: ({ kind, useful, notUseful }) => ({
    subject: 'Poste de vérification\u202f: un signal s’est désactivé',
    title: 'Un signal s’est désactivé',
    paragraphs: [
      'Les vérificateurs l’ont jugé utile moins d’une fois sur deux. Le poste ne le montre plus à personne.',
      'Quand la cause est corrigée, réactivez-le. Le compte repart alors de zéro. La commande\u202f:',
      `npm run signals -- on ${kind}`,
    ],
    facts: [
      { label: 'Signal', value: signalWords.fr[kind] },
      { label: 'Jugé utile', value: `${useful} fois` },
      { label: 'Jugé inutile', value: `${notUseful} fois` },
    ],
  }),
  en: ({ kind, useful, notUseful }) => ({
    subject: 'Verification desk: a signal is off',
    title: 'A signal has switched itself off',
    paragraphs: [
      'Verifiers found it useful less than half of the time. The desk no longer shows it to anybody.',
      'Once the cause is corrected, switch it on again. Counting then starts anew. The command:',
      `npm run signals -- on ${kind}`,
    ],
    facts: [
      { label: 'Signal', value: signalWords.en[kind] },
      { label: 'Found useful', value: String(useful) },
      { label: 'Found useless', value: String(notUseful) },
    ],
  }),
})
