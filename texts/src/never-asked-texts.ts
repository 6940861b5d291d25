import type { NeverAsked } from '@bailclair/domain/law/never-asked.data.ts'

/** What nobody may ask for, as owners and applicants read it. */
export const neverAskedInFrench: Readonly<Record<NeverAsked, string>> = {
  BANK_STATEMENT: 'relevé de compte bancaire',
  ACCOUNT_CERTIFICATE: 'attestation de bonne tenue de compte ou d’absence de crédit',
  DIRECT_DEBIT: 'autorisation de prélèvement',
  HEALTH_INSURANCE_CARD: 'carte Vitale',
  MEDICAL_FILE: 'dossier médical',
  FAMILY_BOOK: 'livret de famille',
  MARRIAGE_OR_DIVORCE_PAPERS: 'contrat de mariage, jugement de divorce',
  CRIMINAL_RECORD: 'casier judiciaire',
  PHOTOGRAPH: 'photo d’identité, hors pièce d’identité',
  MONEY_BEFORE_THE_LEASE: 'argent ou chèque avant la signature du bail',
}

export const neverAskedInEnglish: typeof neverAskedInFrench = {
  BANK_STATEMENT: 'bank statement',
  ACCOUNT_CERTIFICATE: 'bank’s certificate on the account or on loans',
  DIRECT_DEBIT: 'direct debit authorisation',
  HEALTH_INSURANCE_CARD: 'health insurance card',
  MEDICAL_FILE: 'medical file',
  FAMILY_BOOK: 'family record book',
  MARRIAGE_OR_DIVORCE_PAPERS: 'marriage contract, divorce judgment',
  CRIMINAL_RECORD: 'criminal record',
  PHOTOGRAPH: 'photograph, other than on an identity document',
  MONEY_BEFORE_THE_LEASE: 'money or a cheque before the lease is signed',
}

export const fineForAskingInFrench =
  'Les demander expose à une amende : jusqu’à 3 000 € pour une personne et 15 000 € pour une société.'
export const fineForAskingInEnglish =
  'Asking for one is punishable by a fine: up to €3,000 for a person, €15,000 for a company.'
