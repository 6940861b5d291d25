import type { DocumentKind } from '../document/accepted-documents.rules.ts'
import type { DocumentCategory, DocumentHolderKind } from '../document/document-category.rules.ts'

const identity = ['IDENTITY_CARD', 'PASSPORT', 'DRIVING_LICENCE'] as const

/** Items of the decree's two lists, and what a document of them is declared to be in the tenant area. */
export const decreeItems = {
  IDENTITY_CARD: ['IDENTITY_CARD'],
  PASSPORT: ['PASSPORT'],
  DRIVING_LICENCE: ['DRIVING_LICENCE'],
  RESIDENCE_PERMIT: ['RESIDENCE_PERMIT'],

  THREE_RENT_RECEIPTS: ['RENT_RECEIPTS'],
  HOST_STATEMENT: ['HOST_STATEMENT'],
  DOMICILIATION: ['DOMICILIATION'],
  PROPERTY_TAX: ['PROPERTY_TAX'],
  LAST_RENT_RECEIPT: ['LAST_RENT_RECEIPT'],
  UTILITY_BILL: ['UTILITY_BILL'],
  HOME_INSURANCE: ['HOME_INSURANCE'],

  WORK_CONTRACT: ['WORK_CONTRACT', 'EMPLOYER_STATEMENT'],
  COMPANY_REGISTER: ['COMPANY_REGISTER'],
  BUSINESS_REGISTER: ['BUSINESS_REGISTER'],
  INSEE_CERTIFICATE: ['INSEE_CERTIFICATE'],
  PROFESSIONAL_CARD: ['PROFESSIONAL_CARD'],
  OTHER_OCCUPATION: ['OTHER_OCCUPATION'],
  STUDIES: ['STUDENT_CARD', 'SCHOOL_CERTIFICATE'],

  TAX_NOTICE: ['TAX_NOTICE'],
  LAST_TAX_NOTICE: ['LAST_TAX_NOTICE'],
  PAYSLIPS: ['PAYSLIPS'],
  INTERNSHIP_PAY: ['INTERNSHIP_PAY'],
  ACCOUNTS: ['ACCOUNTS'],
  PAYMENTS_OR_ENTITLEMENT: ['PAYMENTS', 'ENTITLEMENT'],
  PAYMENTS: ['PAYMENTS'],
  HOUSING_AID_SIMULATION: ['HOUSING_AID_SIMULATION'],
  SCHOLARSHIP: ['SCHOLARSHIP'],
  TITLE_DEED: ['TITLE_DEED'],
  CAPITAL_INCOME: ['CAPITAL_INCOME'],

  LEGAL_EXISTENCE: ['COMPANY_REGISTER', 'STATUTES'],
  REPRESENTATIVE: identity,
} as const satisfies Record<string, readonly DocumentKind[]>
export type DecreeItem = keyof typeof decreeItems

/** Whose documents the decree lists. An organisation that stands surety gives its guarantee, which proves itself. */
export const decreeHolders = ['TENANT', 'PERSON', 'COMPANY'] as const satisfies readonly DocumentHolderKind[]
export type DecreeHolder = (typeof decreeHolders)[number]

type DecreeLists = Partial<Record<DocumentCategory, readonly DecreeItem[]>>

/**
 * Decree n° 2015-1437, changed by decree n° 2019-1019: annex I for applicants, annex II for guarantors. Nothing else may
 * be asked for.
 */
export const applicantDocuments = {
  TENANT: {
    IDENTITY: ['IDENTITY_CARD', 'PASSPORT', 'DRIVING_LICENCE', 'RESIDENCE_PERMIT'],
    ADDRESS: ['THREE_RENT_RECEIPTS', 'HOST_STATEMENT', 'DOMICILIATION', 'PROPERTY_TAX'],
    PROFESSIONAL: [
      'WORK_CONTRACT',
      'COMPANY_REGISTER',
      'BUSINESS_REGISTER',
      'INSEE_CERTIFICATE',
      'PROFESSIONAL_CARD',
      'OTHER_OCCUPATION',
      'STUDIES',
    ],
    INCOME: [
      'TAX_NOTICE',
      'PAYSLIPS',
      'INTERNSHIP_PAY',
      'ACCOUNTS',
      'PAYMENTS_OR_ENTITLEMENT',
      'HOUSING_AID_SIMULATION',
      'SCHOLARSHIP',
      'TITLE_DEED',
      'CAPITAL_INCOME',
    ],
  },
  PERSON: {
    IDENTITY: ['IDENTITY_CARD', 'PASSPORT', 'DRIVING_LICENCE'],
    ADDRESS: ['LAST_RENT_RECEIPT', 'UTILITY_BILL', 'HOME_INSURANCE', 'PROPERTY_TAX'],
    PROFESSIONAL: [
      'WORK_CONTRACT',
      'COMPANY_REGISTER',
      'BUSINESS_REGISTER',
      'INSEE_CERTIFICATE',
      'PROFESSIONAL_CARD',
      'OTHER_OCCUPATION',
    ],
    INCOME: ['TITLE_DEED', 'LAST_TAX_NOTICE', 'PAYSLIPS', 'ACCOUNTS', 'PAYMENTS', 'CAPITAL_INCOME'],
  },
  COMPANY: { COMPANY: ['LEGAL_EXISTENCE'], IDENTITY: ['REPRESENTATIVE'] },
} as const satisfies Record<DecreeHolder, DecreeLists>

export const decreeListsOf = (holder: DecreeHolder): DecreeLists => applicantDocuments[holder]
