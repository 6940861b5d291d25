import type { DocumentCategory } from '@bailclair/domain/document/document-category.rules.ts'
import type { Language } from '@bailclair/domain/value/language.ts'

type Words = Readonly<Record<DocumentCategory, string>>

export const documentsInFrench: Words = {
  IDENTITY: 'Pièce d’identité',
  ADDRESS: 'Justificatif de domicile',
  PROFESSIONAL: 'Justificatif de situation professionnelle',
  INCOME: 'Justificatif de ressources',
  GUARANTEE_BODY: 'Certificat de garantie',
  COMPANY: 'Justificatif de l’entreprise',
}

export const documentsInEnglish: Words = {
  IDENTITY: 'Identity document',
  ADDRESS: 'Proof of address',
  PROFESSIONAL: 'Proof of occupation',
  INCOME: 'Proof of income',
  GUARANTEE_BODY: 'Guarantee certificate',
  COMPANY: 'Proof of registration',
}

/** What each category is called, wherever someone reads of it: on pages, in mails, in the PDF of a file. */
export const documentWords: Readonly<Record<Language, Words>> = { fr: documentsInFrench, en: documentsInEnglish }
