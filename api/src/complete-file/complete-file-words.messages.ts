import type { DocumentCategory } from '@bailclair/domain/document/document-category.rules.ts'
import type { Language } from '@bailclair/domain/platform/language.ts'
import type { ApplicationType } from '@bailclair/domain/rental-file/file-shape.rules.ts'
import type { GuarantorKind } from '@bailclair/domain/tenant/guarantor.rules.ts'
import type { IncomeKind, Situation } from '@bailclair/domain/tenant/situation.rules.ts'

/** Words of the PDF that need nothing filled in. */
export type FileWords = {
  title: string
  property: string
  rent: string
  verified: string
  openUntil: string
  totalIncome: string
  totalGuarantorIncome: string
  effortRate: string
  situation: string
  income: string
  notStated: string
  checked: string
  /** For a file whose documents are kept by an authority's own system. */
  documentsElsewhere: string
  /** What whoever reads it owes the applicant (law, data). */
  duty: string
  /** When a name has letters that the fonts of the PDF lack. */
  lacking: string
  /** In place of a document that cannot be shown. */
  unreadable: string
  types: Record<ApplicationType, string>
  situations: Record<Situation, string>
  incomes: Record<IncomeKind, string>
  guarantors: Record<GuarantorKind, string>
  categories: Record<DocumentCategory, string>
}

export const completeFileWords: Record<Language, FileWords> = {
  fr: {
    title: 'Dossier de location',
    property: 'Bien',
    rent: 'Loyer mensuel',
    verified: 'Dossier vérifié le',
    openUntil: 'Consultable jusqu’au',
    totalIncome: 'Revenus des locataires',
    totalGuarantorIncome: 'Revenus des garants',
    effortRate: 'Taux d’effort',
    situation: 'Situation',
    income: 'Revenu net mensuel',
    notStated: 'non déclaré',
    checked: 'Vérifié',
    documentsElsewhere: 'Les documents de ce dossier ne sont pas conservés par ce service.',
    duty: 'Ce dossier vous est confié pour la location de ce bien seulement. Ne le transmettez à personne et détruisez-le dès que vous n’en avez plus besoin, au plus tard trois mois après votre choix si vous retenez une autre candidature.',
    lacking: '□\u202f: caractère que ce document ne peut pas écrire. Le nom exact figure sur la page du dossier.',
    unreadable: 'Ce document ne peut pas être reproduit ici. Demandez-le au candidat.',
    types: { ALONE: 'candidature individuelle', COUPLE: 'couple', GROUP: 'colocation' },
    situations: {
      PERMANENT_CONTRACT: 'CDI',
      FIXED_TERM_CONTRACT: 'CDD ou intérim',
      CIVIL_SERVANT: 'fonction publique',
      SELF_EMPLOYED: 'activité indépendante',
      APPRENTICE: 'alternance',
      STUDENT: 'études',
      RETIRED: 'retraite',
      UNEMPLOYED: 'recherche d’emploi',
      OTHER: 'autre situation',
    },
    incomes: {
      SALARY: 'Salaire',
      BUSINESS: 'Revenus d’activité indépendante',
      PENSION: 'Pension ou retraite',
      BENEFITS: 'Prestations et allocations',
      SCHOLARSHIP: 'Bourse',
      RENT: 'Revenus locatifs',
      OTHER: 'Autres revenus',
    },
    guarantors: { PERSON: 'Garant', COMPANY: 'Société garante', BODY: 'Organisme garant' },
    categories: {
      IDENTITY: 'Pièce d’identité',
      ADDRESS: 'Justificatif de domicile',
      PROFESSIONAL: 'Justificatif de situation professionnelle',
      INCOME: 'Justificatif de ressources',
      GUARANTEE_BODY: 'Attestation de garantie',
      COMPANY: 'Justificatif de la société',
    },
  },
  en: {
    title: 'Rental file',
    property: 'Property',
    rent: 'Monthly rent',
    verified: 'File verified on',
    openUntil: 'Open until',
    totalIncome: 'Income of the tenants',
    totalGuarantorIncome: 'Income of the guarantors',
    effortRate: 'Effort rate',
    situation: 'Situation',
    income: 'Monthly net income',
    notStated: 'not stated',
    checked: 'Checked',
    documentsElsewhere: 'The documents of this file are not kept by this service.',
    duty: 'This file is entrusted to you for letting this property only. Pass it on to nobody and destroy it as soon as you no longer need it, three months after your choice at the latest if you choose another application.',
    lacking: '□: a character that this document cannot write. The exact name is on the page of the file.',
    unreadable: 'This document cannot be reproduced here. Please ask the applicant for it.',
    types: { ALONE: 'alone', COUPLE: 'a couple', GROUP: 'flatmates' },
    situations: {
      PERMANENT_CONTRACT: 'permanent contract',
      FIXED_TERM_CONTRACT: 'fixed-term or temporary contract',
      CIVIL_SERVANT: 'civil service',
      SELF_EMPLOYED: 'self-employed',
      APPRENTICE: 'apprenticeship',
      STUDENT: 'student',
      RETIRED: 'retired',
      UNEMPLOYED: 'looking for work',
      OTHER: 'other situation',
    },
    incomes: {
      SALARY: 'Salary',
      BUSINESS: 'Self-employed income',
      PENSION: 'Pension',
      BENEFITS: 'Benefits and allowances',
      SCHOLARSHIP: 'Scholarship',
      RENT: 'Rental income',
      OTHER: 'Other income',
    },
    guarantors: { PERSON: 'Guarantor', COMPANY: 'Company that vouches', BODY: 'Guarantee body' },
    categories: {
      IDENTITY: 'Proof of identity',
      ADDRESS: 'Proof of address',
      PROFESSIONAL: 'Proof of professional situation',
      INCOME: 'Proof of income',
      GUARANTEE_BODY: 'Guarantee certificate',
      COMPANY: 'Proof of the company',
    },
  },
}
