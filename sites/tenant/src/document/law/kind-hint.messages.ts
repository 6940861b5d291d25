import type { DocumentKind } from '@bailclair/domain/document/accepted-documents.rules.ts'
import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'

export type KindHints = Partial<Record<DocumentKind, string>>

const french = {
  IDENTITY_CARD: 'Française ou étrangère',
  RENT_RECEIPTS: 'Les trois dernières, ou une attestation du bailleur précédent',
  LAST_RENT_RECEIPT: 'La dernière',
  HOST_STATEMENT: 'Attestation sur l’honneur de la personne qui vous héberge',
  PROPERTY_TAX: 'Le dernier, ou le titre de propriété de la résidence principale',
  UTILITY_BILL: 'De moins de trois mois',
  HOME_INSURANCE: 'De moins de trois mois',
  EMPLOYER_STATEMENT: 'À défaut de contrat : emploi, rémunération, date d’entrée',
  COMPANY_REGISTER: 'De moins de trois mois',
  BUSINESS_REGISTER: 'Pour un artisan, de moins de trois mois',
  PROFESSIONAL_CARD: 'Pour une profession libérale',
  SCHOOL_CERTIFICATE: 'De l’année en cours',
  OTHER_OCCUPATION: 'Un document récent qui la montre',
  PAYSLIPS: 'Les trois derniers',
  PAYMENTS: 'Des trois derniers mois : retraite, pension, prestations, allocations, indemnités',
  ACCOUNTS: 'Les deux derniers bilans, ou une attestation de ressources de l’exercice en cours',
  TITLE_DEED: 'Ou le dernier avis de taxe foncière',
  TAX_NOTICE: 'Le dernier ou l’avant-dernier',
  LAST_TAX_NOTICE: 'Le dernier',
  ENTITLEMENT: 'Chômage, retraite, prestations',
  HOUSING_AID_SIMULATION: 'Par la Caf, la MSA ou vous-même',
  GUARANTEE: 'Visa, certificat ou acte de caution délivré par l’organisme, à votre nom.',
  STATUTES: 'Ou tout document qui montre son existence légale et nomme son responsable',
} satisfies KindHints

const english: Record<keyof typeof french, string> = {
  IDENTITY_CARD: 'French or foreign',
  RENT_RECEIPTS: 'The last three, or a statement from your previous landlord',
  LAST_RENT_RECEIPT: 'The last one',
  HOST_STATEMENT: 'Signed by the person you live with',
  PROPERTY_TAX: 'The last one, or the title deed of the main home',
  UTILITY_BILL: 'Less than three months old',
  HOME_INSURANCE: 'Less than three months old',
  EMPLOYER_STATEMENT: 'Without a contract: post, pay, starting date',
  COMPANY_REGISTER: 'Less than three months old',
  BUSINESS_REGISTER: 'For a craftsperson, less than three months old',
  PROFESSIONAL_CARD: 'For a regulated profession',
  SCHOOL_CERTIFICATE: 'For the current year',
  OTHER_OCCUPATION: 'A recent document that shows it',
  PAYSLIPS: 'The last three',
  PAYMENTS: 'For the last three months: pension, benefits, allowances',
  ACCOUNTS: 'The last two balance sheets, or a statement of income for the current year',
  TITLE_DEED: 'Or the last property tax notice',
  TAX_NOTICE: 'The last one, or the one before',
  LAST_TAX_NOTICE: 'The last one',
  ENTITLEMENT: 'Unemployment, pension, benefits',
  HOUSING_AID_SIMULATION: 'By the Caf, the MSA or yourself',
  GUARANTEE: 'Visa, certificate or deed of guarantee issued in your name by the organisation.',
  STATUTES: 'Or any document that shows that it legally exists and names who is in charge',
}

/** What the decree of 5 November 2015 adds to the name of a kind (docs/law.md). */
export const kindHintMessages = defineMessages({ fr: french, en: english })
