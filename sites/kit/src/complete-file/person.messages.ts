import { formats } from '#platform/messages/formats.ts'
import { defineMessages } from '#platform/messages/messages.ts'

const { fr, en } = formats

export const personMessages = defineMessages({
  fr: {
    incomeOf: (kind: string, amount: string) => `${kind} : ${amount}`,
    corrected: 'Le total est celui que notre équipe a retenu d’après les justificatifs.',
    notStated: 'Non précisé',

    guarantor: (kind: string, name: string) => `${kind} : ${name}`,
    noGuarantor: 'Sans garant',

    proofs: 'Justificatifs vérifiés',
    documents: 'Justificatifs',
    unchecked: 'Pas encore vérifié',
    checkedOn: (day: string) => `Vérifié le ${day}`,
    signatureCheckedOn: (day: string) => `Avis d’impôt : signature vérifiée le ${day}`,
    /** Of several in a row. */
    signatureOfNthCheckedOn: (which: number, day: string) => `Avis d’impôt n° ${which} : signature vérifiée le ${day}`,
    open: 'Ouvrir',
    openOne: (which: number) => `Ouvrir le n° ${which}`,
    nth: (name: string, which: number) => `${name} n° ${which}`,
    pages: (count: number) => `${fr.number(count)} ${fr.plural(count, 'page', 'pages')}`,
    document: (name: string, holder: string) => `, ${name.charAt(0).toLowerCase()}${name.slice(1)}, ${holder}`,
  },
  en: {
    incomeOf: (kind: string, amount: string) => `${kind}: ${amount}`,
    corrected: 'The total is what our team found in the documents.',
    notStated: 'Not stated',

    guarantor: (kind: string, name: string) => `${kind}: ${name}`,
    noGuarantor: 'No guarantor',

    proofs: 'Verified documents',
    documents: 'Documents',
    unchecked: 'Not verified yet',
    checkedOn: (day: string) => `Verified on ${day}`,
    signatureCheckedOn: (day: string) => `Tax notice: signature verified on ${day}`,
    signatureOfNthCheckedOn: (which: number, day: string) => `Tax notice no. ${which}: signature verified on ${day}`,
    open: 'Open',
    openOne: (which: number) => `Open no. ${which}`,
    nth: (name: string, which: number) => `${name} no. ${which}`,
    pages: (count: number) => `${en.number(count)} ${en.plural(count, 'page', 'pages')}`,
    document: (name: string, holder: string) => `, ${name.charAt(0).toLowerCase()}${name.slice(1)}, ${holder}`,
  },
})
