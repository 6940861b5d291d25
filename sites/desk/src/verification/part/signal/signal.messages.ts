import type { SignalKind } from '@bailclair/domain/signal/signal.schema.ts'
import { formats } from '@bailclair/site-kit/platform/messages/formats.ts'
import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import type { SignalWeight } from './signal-weights.ts'

const { fr, en } = formats

type Seen = Record<SignalKind, (found: string, expected?: string) => string>
type Sentences = Record<SignalKind, string>

export const signalMessages = defineMessages({
  fr: {
    title: 'Signaux',
    help: 'Une machine a vu ce qui suit. Elle ne décide rien : regardez, puis jugez vous-même.',
    weights: {
      FIRST: 'À regarder d’abord',
      ALSO: 'À regarder',
      OFTEN_HARMLESS: 'Souvent sans importance',
    } satisfies Record<SignalWeight, string>,
    onPage: (page: number) => `Page ${page}`,
    /** In the words of the page or of the file; days as `2026-11-02`, how often as `2 ×`. */
    seen: {
      EDITED_WITH: (program) => `Logiciel : ${program}`,
      SAVED_AGAIN: (saved, made) =>
        made ? `Modifié le ${fr.date(saved)}, créé le ${fr.date(made)}` : `Enregistré ${saved.replace('×', 'fois')}`,
      MIXED_FONTS: (number, under) => (under ? `${number}, écrit par-dessus ${under}` : `Nombre : ${number}`),
      AMOUNTS_DIFFER: (amount, expected) =>
        [`Écrit : ${amount}`, ...(expected ? [`attendu : ${expected}`] : [])].join(' · '),
      EMPLOYER_NUMBER_WRONG: (number) => `${number}, clé de contrôle fausse`,
      ACCOUNT_NUMBER_WRONG: (number) => `${number}, clé de contrôle fausse`,
      SAME_BYTES: () => 'Un autre dossier de location qui existe en ce moment contient ce fichier.',
      SAME_PICTURE: () => 'Un autre dossier de location qui existe en ce moment contient cette image.',
    } satisfies Seen,
    /** What can explain it innocently. */
    reasons: {
      EDITED_WITH: 'Beaucoup de gens réunissent des pages, recadrent ou convertissent des fichiers.',
      SAVED_AGAIN: 'Une signature, un tampon ou un portail de paie enregistre souvent le fichier une seconde fois.',
      MIXED_FONTS: 'Un logiciel qui remplit un formulaire mélange parfois deux polices, ou écrit par-dessus un champ.',
      AMOUNTS_DIFFER: 'Une prime ou un acompte est parfois compté à part.',
      EMPLOYER_NUMBER_WRONG: 'L’employeur a pu se tromper en le saisissant.',
      ACCOUNT_NUMBER_WRONG: 'Le numéro a pu être mal saisi.',
      SAME_BYTES: 'Des parents peuvent se porter garants dans deux dossiers, et des colocataires partager une pièce.',
      SAME_PICTURE: 'Une page sans rien de personnel peut être la même chez tout le monde.',
    } satisfies Sentences,
    show: 'Montrer',
    marked: (page: number, text: string) => `Repéré page ${page} : ${text}`,
    more: (count: number) => (count === 1 ? 'Voir un autre endroit' : `Voir ${count} autres endroits`),
    opinionOn: (name: string) => `Votre avis sur ce signal : ${name}`,
    useful: 'Utile',
    notUseful: 'Pas utile',
    failed: {
      said: (opinion: string, cause: string) => `Votre avis « ${opinion} » n’est pas enregistré. ${cause}`,
      takenBack: (cause: string) => `Votre avis n’est pas retiré. ${cause}`,
    },
    retry: 'Réessayer',
  },
  en: {
    title: 'Signals',
    help: 'A machine saw what follows. It decides nothing: look, then judge for yourself.',
    weights: {
      FIRST: 'Look here first',
      ALSO: 'Look here',
      OFTEN_HARMLESS: 'Often harmless',
    },
    onPage: (page: number) => `Page ${page}`,
    seen: {
      EDITED_WITH: (program) => `Program: ${program}`,
      SAVED_AGAIN: (saved, made) =>
        made ? `Changed on ${en.date(saved)}, made on ${en.date(made)}` : `Saved ${saved.replace('×', 'times')}`,
      MIXED_FONTS: (number, under) => (under ? `${number}, written over ${under}` : `Number: ${number}`),
      AMOUNTS_DIFFER: (amount, expected) =>
        [`Written: ${amount}`, ...(expected ? [`expected: ${expected}`] : [])].join(' · '),
      EMPLOYER_NUMBER_WRONG: (number) => `${number}, wrong check digit`,
      ACCOUNT_NUMBER_WRONG: (number) => `${number}, wrong check digits`,
      SAME_BYTES: () => 'Another rental file that exists now has this file.',
      SAME_PICTURE: () => 'Another rental file that exists now has this picture.',
    } satisfies Seen,
    reasons: {
      EDITED_WITH: 'Many people merge pages, crop or convert files.',
      SAVED_AGAIN: 'A signature, a stamp or a payroll site often saves the file a second time.',
      MIXED_FONTS: 'A program that fills in a form sometimes mixes two fonts or writes over a field.',
      AMOUNTS_DIFFER: 'Bonuses and advances are sometimes counted separately.',
      EMPLOYER_NUMBER_WRONG: 'The employer may have mistyped it.',
      ACCOUNT_NUMBER_WRONG: 'Somebody may have mistyped the number.',
      SAME_BYTES: 'Parents may be guarantors in two files, and flatmates may share a document.',
      SAME_PICTURE: 'A page without anything personal may be the same for everybody.',
    },
    show: 'Show',
    marked: (page: number, text: string) => `Marked on page ${page}: ${text}`,
    more: (count: number) => (count === 1 ? 'See one more place' : `See ${count} more places`),
    opinionOn: (name: string) => `Your opinion of this signal: ${name}`,
    useful: 'Useful',
    notUseful: 'Not useful',
    failed: {
      said: (opinion: string, cause: string) => `Your opinion “${opinion}” is not saved. ${cause}`,
      takenBack: (cause: string) => `Your opinion is not taken back. ${cause}`,
    },
    retry: 'Try again',
  },
})
