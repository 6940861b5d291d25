import type { DocumentKind } from '@bailclair/domain/document/accepted-documents.rules.ts'
import type { DocumentCategory } from '@bailclair/domain/document/document-category.rules.ts'
import type { Language } from '@bailclair/domain/value/language.ts'

type Words = Readonly<Record<DocumentCategory | DocumentKind, string>>

export const documentsInFrench: Words = {
  IDENTITY: 'Pièce d’identité',
  ADDRESS: 'Justificatif de domicile',
  PROFESSIONAL: 'Justificatif de situation professionnelle',
  INCOME: 'Justificatif de ressources',
  GUARANTEE_BODY: 'Certificat de garantie',
  COMPANY: 'Justificatif de l’entreprise',

  IDENTITY_CARD: 'Carte nationale d’identité',
  PASSPORT: 'Passeport',
  DRIVING_LICENCE: 'Permis de conduire',
  RESIDENCE_PERMIT: 'Titre de séjour',

  RENT_RECEIPTS: 'Quittances de loyer',
  LAST_RENT_RECEIPT: 'Quittance de loyer',
  HOST_STATEMENT: 'Attestation d’hébergement',
  DOMICILIATION: 'Attestation d’élection de domicile',
  PROPERTY_TAX: 'Avis de taxe foncière',
  UTILITY_BILL: 'Facture d’eau, de gaz ou d’électricité',
  HOME_INSURANCE: 'Attestation d’assurance du logement',

  WORK_CONTRACT: 'Contrat de travail ou de stage',
  EMPLOYER_STATEMENT: 'Attestation de l’employeur',
  COMPANY_REGISTER: 'Extrait K ou K bis',
  BUSINESS_REGISTER: 'Inscription au registre national des entreprises',
  INSEE_CERTIFICATE: 'Certificat d’identification de l’Insee',
  PROFESSIONAL_CARD: 'Carte professionnelle',
  STUDENT_CARD: 'Carte d’étudiant',
  SCHOOL_CERTIFICATE: 'Certificat de scolarité',
  OTHER_OCCUPATION: 'Autre justificatif d’activité',

  PAYSLIPS: 'Bulletins de salaire',
  PAYMENTS: 'Justificatif de versements',
  ACCOUNTS: 'Bilans ou attestation comptable',
  TITLE_DEED: 'Titre de propriété d’un bien',
  CAPITAL_INCOME: 'Revenus fonciers, rentes ou revenus de capitaux',
  TAX_NOTICE: 'Avis d’imposition',
  LAST_TAX_NOTICE: 'Avis d’imposition',
  ENTITLEMENT: 'Notification d’ouverture de droits',
  INTERNSHIP_PAY: 'Indemnité de stage',
  SCHOLARSHIP: 'Avis d’attribution de bourse',
  HOUSING_AID_SIMULATION: 'Simulation d’aide au logement',

  GUARANTEE: 'Certificat de garantie',
  STATUTES: 'Statuts de l’entreprise',
}

export const documentsInEnglish: Words = {
  IDENTITY: 'Identity document',
  ADDRESS: 'Proof of address',
  PROFESSIONAL: 'Proof of occupation',
  INCOME: 'Proof of income',
  GUARANTEE_BODY: 'Guarantee certificate',
  COMPANY: 'Proof of registration',

  IDENTITY_CARD: 'National identity card',
  PASSPORT: 'Passport',
  DRIVING_LICENCE: 'Driving licence',
  RESIDENCE_PERMIT: 'Residence permit',

  RENT_RECEIPTS: 'Rent receipts',
  LAST_RENT_RECEIPT: 'Rent receipt',
  HOST_STATEMENT: 'Statement from the host',
  DOMICILIATION: 'Certificate of domiciliation',
  PROPERTY_TAX: 'Property tax notice',
  UTILITY_BILL: 'Water, gas or electricity bill',
  HOME_INSURANCE: 'Home insurance certificate',

  WORK_CONTRACT: 'Employment or internship contract',
  EMPLOYER_STATEMENT: 'Statement from the employer',
  COMPANY_REGISTER: 'Company register extract (K or K bis)',
  BUSINESS_REGISTER: 'Entry in the national register of companies',
  INSEE_CERTIFICATE: 'Insee identification certificate',
  PROFESSIONAL_CARD: 'Professional card',
  STUDENT_CARD: 'Student card',
  SCHOOL_CERTIFICATE: 'Certificate of enrolment',
  OTHER_OCCUPATION: 'Other proof of occupation',

  PAYSLIPS: 'Payslips',
  PAYMENTS: 'Proof of payments received',
  ACCOUNTS: 'Balance sheets or accountant’s statement',
  TITLE_DEED: 'Title deed of a property',
  CAPITAL_INCOME: 'Income from property, annuities or investments',
  TAX_NOTICE: 'Tax notice',
  LAST_TAX_NOTICE: 'Tax notice',
  ENTITLEMENT: 'Notice of entitlement',
  INTERNSHIP_PAY: 'Internship pay',
  SCHOLARSHIP: 'Scholarship notice',
  HOUSING_AID_SIMULATION: 'Housing-aid simulation',

  GUARANTEE: 'Guarantee certificate',
  STATUTES: 'Articles of the company',
}

/** What each category and each kind is called, wherever someone reads of it: on pages, in mails, in the PDF of a file. */
export const documentWords: Readonly<Record<Language, Words>> = { fr: documentsInFrench, en: documentsInEnglish }
