/** What a text says that it is. A family may hold several kinds. */
export const documentFamilies = [
  'PAYSLIP',
  'TAX_NOTICE',
  'PROPERTY_TAX',
  'RENT_RECEIPT',
  'WORK_CONTRACT',
  'EMPLOYER_STATEMENT',
  'SCHOOL_CERTIFICATE',
  'IDENTITY',
  'BANK_STATEMENT',
  'BANK_DETAILS',
  'HEALTH_INSURANCE_CARD',
  'FAMILY_BOOK',
  'MARRIAGE_OR_DIVORCE_PAPERS',
  'CRIMINAL_RECORD',
] as const
export type DocumentFamily = (typeof documentFamilies)[number]
