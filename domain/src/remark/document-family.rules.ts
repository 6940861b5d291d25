import type { DocumentKind } from '../document/accepted-documents.rules.ts'
import type { Line } from '../reading/lines.ts'
import { type DocumentFamily, documentFamilies } from './document-families.ts'

/** Plain words that a document of the family has at its head. */
const heads: Readonly<Record<DocumentFamily, RegExp>> = {
  PAYSLIP: /bulletin (de|du) (paie|paye|salaire|solde)|bulletin simplifie|fiche de (paie|paye)/,
  TAX_NOTICE: /avis d'?\s?impot|avis d'?\s?imposition|avis de situation declarative/,
  PROPERTY_TAX: /taxes? foncieres?/,
  RENT_RECEIPT: /quittances? de loyer/,
  WORK_CONTRACT: /contrat de travail|contrat a duree (in)?determinee/,
  EMPLOYER_STATEMENT: /attestation (d'|de l')?(employeur|emploi)|attestation de travail/,
  SCHOOL_CERTIFICATE: /certificat de scolarite|carte d'?\s?etudiant/,
  IDENTITY: /carte nationale d'identite|passeport|permis de conduire|titre de sejour/,
  BANK_STATEMENT: /(releve (de|du)|extrait de) compte\b(?! (du )?locataire)|releve bancaire/,
  BANK_DETAILS: /releve d'identite bancaire/,
  HEALTH_INSURANCE_CARD: /carte vitale|attestation de droits/,
  FAMILY_BOOK: /livret de famille/,
  MARRIAGE_OR_DIVORCE_PAPERS: /contrat de mariage|acte de mariage|jugement de divorce|convention de divorce/,
  CRIMINAL_RECORD: /(bulletin n° ?\d du |extrait (de|du) )?casier judiciaire/,
}

/** The families that a kind may be. Kinds that are not here are too varied to be recognised. */
const familiesOf: Partial<Record<DocumentKind, readonly DocumentFamily[]>> = {
  PAYSLIPS: ['PAYSLIP'],
  INTERNSHIP_PAY: ['PAYSLIP'],
  TAX_NOTICE: ['TAX_NOTICE'],
  LAST_TAX_NOTICE: ['TAX_NOTICE'],
  PROPERTY_TAX: ['PROPERTY_TAX', 'TAX_NOTICE'],
  RENT_RECEIPTS: ['RENT_RECEIPT'],
  LAST_RENT_RECEIPT: ['RENT_RECEIPT'],
  WORK_CONTRACT: ['WORK_CONTRACT'],
  EMPLOYER_STATEMENT: ['EMPLOYER_STATEMENT', 'WORK_CONTRACT'],
  STUDENT_CARD: ['SCHOOL_CERTIFICATE'],
  SCHOOL_CERTIFICATE: ['SCHOOL_CERTIFICATE'],
  IDENTITY_CARD: ['IDENTITY'],
  PASSPORT: ['IDENTITY'],
  DRIVING_LICENCE: ['IDENTITY'],
  RESIDENCE_PERMIT: ['IDENTITY'],
}

/** Families that nobody may be asked for (docs/law.md), nor are they of use. */
const unasked: readonly DocumentFamily[] = [
  'BANK_STATEMENT',
  'BANK_DETAILS',
  'HEALTH_INSURANCE_CARD',
  'FAMILY_BOOK',
  'MARRIAGE_OR_DIVORCE_PAPERS',
  'CRIMINAL_RECORD',
]

/** Others give certificates of rights, too: whose it is stands beside the title. A number of social security is no issuer. */
const healthInsurer = /assurance maladie|cpam|ameli|(?<!(numero de|n° de|familiales)\W*)securite sociale/

/** How far down a title may be, as part of the page. */
const headEnds = 0.4

/** The upper lines of a page, where its title is. */
export function headOf(lines: readonly Line[]): readonly Line[] {
  const end = lines.findIndex(({ words }) => (words[0]?.place.y ?? 1) > headEnds)
  return end < 0 ? lines : lines.slice(0, end)
}

/** Ends with an article, a possessive or a preposition: what follows is mentioned in a sentence, and is no title. */
const mention =
  /(^|[^a-z])(un|une|le|la|les|l'|de|du|des|d'|au|aux|ce|cet|cette|mon|ma|mes|son|sa|ses|notre|nos|votre|vos|leur|leurs|par|sur|sans|avec|selon|suivant|et|ou) ?$/
/** An item of a list is a mention as well. */
const listItem = /^[•·▪–—-]/

function isTitled(family: DocumentFamily, lines: readonly Line[], index: number): boolean {
  const [before, text, after] = [index - 1, index, index + 1].map((at) => lines[at]?.text ?? '') as [
    string,
    string,
    string,
  ]
  const found = heads[family].exec(text)
  if (!found || listItem.test(text) || mention.test(`${before} ${text.slice(0, found.index)}`)) return false
  return found[0] !== 'attestation de droits' || healthInsurer.test(`${before} ${text} ${after}`)
}

/** The line in which a page says what it is; the one that is highest. */
export function findFamily(lines: readonly Line[]): { family: DocumentFamily; line: Line } | undefined {
  for (const [index, line] of headOf(lines).entries()) {
    const family = documentFamilies.find((one) => isTitled(one, lines, index))
    if (family) return { family, line }
  }
  return undefined
}

export const isUnasked = (family: DocumentFamily): boolean => unasked.includes(family)

/** Whether documents of this kind are of this family. */
export const isFamilyOf = (kind: DocumentKind, family: DocumentFamily): boolean =>
  familiesOf[kind]?.includes(family) ?? false

/** Whether documents of this kind are recognised by their titles. */
export const hasFamily = (kind: DocumentKind): boolean => familiesOf[kind] !== undefined

/** Whether one of these lines is a title of what was declared. */
export const hasTitleOf = (kind: DocumentKind, lines: readonly Line[]): boolean =>
  lines.some((_, index) => familiesOf[kind]?.some((family) => isTitled(family, lines, index)))
