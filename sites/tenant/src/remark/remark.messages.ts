import type { DocumentKind } from '@bailclair/domain/document/accepted-documents.rules.ts'
import type { DocumentFamily } from '@bailclair/domain/remark/document-families.ts'
import type { RemarkCode, ShownRemark } from '@bailclair/domain/remark/remark.schema.ts'
import { formats } from '@bailclair/site-kit/platform/messages/formats.ts'
import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { documentsInEnglish, documentsInFrench } from '@bailclair/texts/document-texts.ts'

const { fr, en } = formats

type Texts = Record<RemarkCode, (remark: ShownRemark) => string>
/** Of kinds that are asked for by month. */
type Enough = Partial<Record<DocumentKind, string>>

const families = {
  fr: {
    PAYSLIP: 'un bulletin de salaire',
    TAX_NOTICE: 'un avis d’imposition',
    PROPERTY_TAX: 'un avis de taxe foncière',
    RENT_RECEIPT: 'une quittance de loyer',
    WORK_CONTRACT: 'un contrat de travail',
    EMPLOYER_STATEMENT: 'une attestation d’employeur',
    SCHOOL_CERTIFICATE: 'un certificat de scolarité',
    IDENTITY: 'une pièce d’identité',
    BANK_STATEMENT: 'un relevé de compte',
    BANK_DETAILS: 'un relevé d’identité bancaire',
    HEALTH_INSURANCE_CARD: 'un document d’assurance maladie',
    FAMILY_BOOK: 'un livret de famille',
    MARRIAGE_OR_DIVORCE_PAPERS: 'un acte de mariage ou de divorce',
    CRIMINAL_RECORD: 'un extrait de casier judiciaire',
  },
  en: {
    PAYSLIP: 'a payslip',
    TAX_NOTICE: 'a tax notice',
    PROPERTY_TAX: 'a property tax notice',
    RENT_RECEIPT: 'a rent receipt',
    WORK_CONTRACT: 'a work contract',
    EMPLOYER_STATEMENT: 'a statement by an employer',
    SCHOOL_CERTIFICATE: 'a school certificate',
    IDENTITY: 'an identity document',
    BANK_STATEMENT: 'a bank statement',
    BANK_DETAILS: 'bank account details',
    HEALTH_INSURANCE_CARD: 'a health insurance document',
    FAMILY_BOOK: 'a family record book',
    MARRIAGE_OR_DIVORCE_PAPERS: 'a marriage or divorce paper',
    CRIMINAL_RECORD: 'a criminal record',
  },
} satisfies Record<'fr' | 'en', Record<DocumentFamily, string>>

const familyOf = (language: 'fr' | 'en', { family }: ShownRemark) => (family ? families[language][family] : '')
/** `1, 2 and 3`. */
const listOf = (parts: readonly (string | number)[], and: string) =>
  [parts.slice(0, -1).join(', '), ...parts.slice(-1)].filter((part) => part !== '').join(and)
/** `2026-09` in words, without a day. */
const monthsOf = (write: (day: string) => string, { months = [] }: ShownRemark, and: string) =>
  listOf(
    months.map((month) => write(`${month}-01`).replace(/^\S+ /, '')),
    and,
  )
const kindsOf = (names: typeof documentsInFrench, { kinds = [] }: ShownRemark) =>
  kinds.map((kind) => names[kind].replace(/^./, (letter) => letter.toLowerCase())).join(', ')
/** Where it was seen. */
const at = ({ page }: ShownRemark) => (page ? ` (page ${page})` : '')

const french: Texts = {
  WRONG_KIND: (remark) =>
    `Ce document ressemble à ${familyOf('fr', remark)}${at(remark)}. Vérifiez que c’est bien celui que vous vouliez donner.`,
  NOT_ASKED: (remark) =>
    `Ce document ressemble à ${familyOf('fr', remark)}${at(remark)}. Personne n’a le droit de vous le demander. Si c’est bien ce document, vous pouvez le retirer.`,
  NAME_NOT_FOUND: () =>
    'Nous ne trouvons pas le nom de famille déclaré sur ce document. Vérifiez l’orthographe du nom. Vérifiez aussi que le document est celui de la bonne personne.',
  IDENTITY_EXPIRED: (remark) =>
    `Cette pièce d’identité semble périmée depuis le ${fr.date(remark.date ?? '')}${at(remark)}. Si vous en avez une encore valable, donnez-la à la place.`,
  PAYSLIPS_MISSING: (remark) =>
    `Un dossier contient en général les trois derniers bulletins de salaire. Nous ne trouvons pas ${fr.plural(remark.months?.length ?? 0, 'ce mois', 'ces mois')} : ${monthsOf(fr.date, remark, ' et ')}. ${fr.plural(remark.months?.length ?? 0, 'Ajoutez ce bulletin si vous l’avez.', 'Ajoutez les bulletins que vous avez.')}`,
  OLD_TAX_NOTICE: (remark) =>
    `Cet avis semble porter sur les revenus de ${remark.year}${at(remark)}. Le plus récent porte sur ceux de ${remark.expected}. Si vous l’avez déjà reçu, donnez-le à la place.`,
  PAGES_MISSING: ({ pages = [] }) =>
    `${fr.plural(pages.length, 'La page', 'Les pages')} ${listOf(pages, ' et ')} ${fr.plural(pages.length, 'semble', 'semblent')} manquer. Nous avons cherché dans tous les fichiers de ce type. ${fr.plural(pages.length, 'Ajoutez-la si vous l’avez.', 'Ajoutez-les si vous les avez.')}`,
  NET_PAY_DIFFERS: (remark) =>
    `Nous lisons un salaire net de ${fr.money(remark.net ?? 0)}${at(remark)}. Le montant déclaré est de ${fr.money(remark.declared ?? 0)} par mois, tous salaires compris. S’il est faux, corrigez-le. Si une prime ou un mois incomplet explique l’écart, ne changez rien.`,
  BLURRED: ({ pages = [] }) =>
    `${fr.plural(pages.length, 'La page', 'Les pages')} ${listOf(pages, ' et ')} ${fr.plural(pages.length, 'semble floue', 'semblent floues')}. Si vous avez du mal à lire, remplacez ce document par une image plus nette.`,
  MORE_THAN_ASKED: (remark) => (remark.months ? earlierInFrench(remark) : severalInFrench(remark)),
}

const severalInFrench = (remark: ShownRemark) =>
  `Un seul de ces documents suffit : ${kindsOf(documentsInFrench, remark)}. Gardez celui que vous voulez. Vous pouvez retirer ${remark.kinds?.length === 2 ? 'l’autre' : 'les autres'}.`

const enoughInFrench: Enough = {
  PAYSLIPS: 'Les trois derniers bulletins de salaire suffisent.',
  RENT_RECEIPTS: 'Les trois dernières quittances de loyer suffisent.',
  LAST_RENT_RECEIPT: 'La dernière quittance de loyer suffit.',
}

function earlierInFrench(remark: ShownRemark) {
  const { kinds: [kind = 'PAYSLIPS'] = [], months = [], pages } = remark
  const written = monthsOf(fr.date, remark, ' et ')
  const advice = pages
    ? `Ce fichier remonte plus loin (${written}). Vous pouvez le remplacer par le même sans ${fr.plural(pages.length, 'la page', 'les pages')} ${listOf(pages, ' et ')}.`
    : `Ce document porte sur ${fr.plural(months.length, 'un mois plus ancien', 'des mois plus anciens')} (${written}). Vous pouvez le retirer.`
  return `${enoughInFrench[kind] ?? ''} ${advice}`
}

const english: Texts = {
  WRONG_KIND: (remark) =>
    `This document looks like ${familyOf('en', remark)}${at(remark)}. Check that it is the one you meant to give.`,
  NOT_ASKED: (remark) =>
    `This document looks like ${familyOf('en', remark)}${at(remark)}. Nobody is allowed to ask you for it. If that is what it is, you can remove it.`,
  NAME_NOT_FOUND: () =>
    'We cannot find the declared last name on this document. Check how the name is spelled. Also check that the document belongs to the right person.',
  IDENTITY_EXPIRED: (remark) =>
    `This identity document seems to have expired on ${en.date(remark.date ?? '')}${at(remark)}. If you have one that is still valid, give that one instead.`,
  PAYSLIPS_MISSING: (remark) =>
    `A file usually has the last three payslips. We cannot find ${en.plural(remark.months?.length ?? 0, 'this month', 'these months')}: ${monthsOf(en.date, remark, ' and ')}. ${en.plural(remark.months?.length ?? 0, 'Add this payslip if you have it.', 'Add the payslips you have.')}`,
  OLD_TAX_NOTICE: (remark) =>
    `This notice seems to be about income in ${remark.year}${at(remark)}. The latest one covers ${remark.expected}. If you already have it, give that one instead.`,
  PAGES_MISSING: ({ pages = [] }) =>
    `${en.plural(pages.length, 'Page', 'Pages')} ${listOf(pages, ' and ')} ${en.plural(pages.length, 'seems', 'seem')} to be missing. We looked in all the files of this kind. ${en.plural(pages.length, 'Add it if you have it.', 'Add them if you have them.')}`,
  NET_PAY_DIFFERS: (remark) =>
    `We read a net pay of ${en.money(remark.net ?? 0)}${at(remark)}. The declared amount is ${en.money(remark.declared ?? 0)} a month, all salaries together. If it is wrong, correct it. If a bonus or an incomplete month explains the difference, change nothing.`,
  BLURRED: ({ pages = [] }) =>
    `${en.plural(pages.length, 'Page', 'Pages')} ${listOf(pages, ' and ')} ${en.plural(pages.length, 'looks', 'look')} blurred. If you find it hard to read, replace this document with a sharper picture.`,
  MORE_THAN_ASKED: (remark) => (remark.months ? earlierInEnglish(remark) : severalInEnglish(remark)),
}

const severalInEnglish = (remark: ShownRemark) =>
  `One of these is enough: ${kindsOf(documentsInEnglish, remark)}. Keep the one you prefer. You can remove the ${remark.kinds?.length === 2 ? 'other' : 'others'}.`

const enoughInEnglish: Enough = {
  PAYSLIPS: 'The last three payslips are enough.',
  RENT_RECEIPTS: 'The last three rent receipts are enough.',
  LAST_RENT_RECEIPT: 'The last rent receipt is enough.',
}

function earlierInEnglish(remark: ShownRemark) {
  const { kinds: [kind = 'PAYSLIPS'] = [], months = [], pages } = remark
  const written = monthsOf(en.date, remark, ' and ')
  const advice = pages
    ? `This file goes further back (${written}). You can replace it with the same one without ${en.plural(pages.length, 'page', 'pages')} ${listOf(pages, ' and ')}.`
    : `This document is about ${en.plural(months.length, 'an earlier month', 'earlier months')} (${written}). You can remove it.`
  return `${enoughInEnglish[kind] ?? ''} ${advice}`
}

export const remarkMessages = defineMessages({
  fr: {
    title: 'À regarder avant de déposer',
    help: 'Une machine a lu vos documents et peut se tromper. Vous pouvez déposer votre dossier tel quel : une personne le vérifie.',
    look: 'À regarder :',
    reading: 'Nous lisons encore vos photos et vos scans',
    readingHelp:
      'La lecture des photos et des scans continue, même si vous quittez cette page. De nouvelles remarques peuvent apparaître ici. Vous pouvez déposer votre dossier sans attendre.',
    texts: french,
  },
  en: {
    title: 'Worth a look before you hand it in',
    help: 'A machine has read your documents and may be wrong. You can hand in your file as it is: a person verifies it.',
    look: 'Worth a look:',
    reading: 'We are still reading your photos and scans',
    readingHelp:
      'Photos and scans are still being read, even if you leave this page. More remarks may appear here. You can hand in your file without waiting.',
    texts: english,
  },
})
