import type { DocumentCategory, DocumentHolderKind } from '../document/document-category.rules.ts'

const identity = ['IDENTITY_CARD', 'PASSPORT', 'DRIVING_LICENCE'] as const

/** Items of the decree's two lists, and what a document of each is declared to be in the tenant area. */
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
} as const satisfies Record<string, readonly string[]>
export type DecreeItem = keyof typeof decreeItems

/** Whose documents the decree lists. An organisation that stands surety gives its guarantee, which proves itself. */
export const decreeHolders = ['TENANT', 'PERSON', 'COMPANY'] as const satisfies readonly DocumentHolderKind[]
export type DecreeHolder = (typeof decreeHolders)[number]

type DecreeLists = Partial<Record<DocumentCategory, readonly DecreeItem[]>>

/**
 * Decree n° 2015-1437, changed by decree n° 2019-1019: annex I for applicants, annex II for guarantors. Nothing else may
 * be asked for, and the tenant area asks by these lists. What most people have comes first.
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
      'STUDIES',
      'OTHER_OCCUPATION',
    ],
    INCOME: [
      'PAYSLIPS',
      'PAYMENTS_OR_ENTITLEMENT',
      'ACCOUNTS',
      'TITLE_DEED',
      'CAPITAL_INCOME',
      'TAX_NOTICE',
      'INTERNSHIP_PAY',
      'SCHOLARSHIP',
      'HOUSING_AID_SIMULATION',
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
    INCOME: ['PAYSLIPS', 'PAYMENTS', 'ACCOUNTS', 'TITLE_DEED', 'CAPITAL_INCOME', 'LAST_TAX_NOTICE'],
  },
  COMPANY: { COMPANY: ['LEGAL_EXISTENCE'], IDENTITY: ['REPRESENTATIVE'] },
} as const satisfies Record<DecreeHolder, DecreeLists>

export const decreeListsOf = (holder: DecreeHolder): DecreeLists => applicantDocuments[holder]
