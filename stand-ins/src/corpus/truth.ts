/** What a document of the corpus is. */
export const paperKinds = [
  'TAX_NOTICE',
  'PAYSLIPS',
  'RENT_RECEIPTS',
  'IDENTITY_CARD',
  'WORK_CONTRACT',
  'BANK_STATEMENT',
] as const
export type PaperKind = (typeof paperKinds)[number]
/** Nobody is asked for a bank statement. */
export type DeclaredKind = Exclude<PaperKind, 'BANK_STATEMENT'>

/** In text, as pictures inside a PDF, or as a photograph. */
export const forms = ['CLEAN', 'MULTI_PAGE', 'SCANNED', 'PHOTOGRAPHED', 'LOW_LIGHT', 'UPSIDE_DOWN'] as const
export type Form = (typeof forms)[number]
export const hasText = (form: Form): boolean => form === 'CLEAN' || form === 'MULTI_PAGE'
/** A photograph shows the first page. */
export const isPhotograph = (form: Form): boolean => !hasText(form) && form !== 'SCANNED'

/** Of the signed code, or of the page around it. */
export const codeForgeries = [
  'CODE_ALTERED',
  'PAGE_ALTERED',
  'CODE_OF_ANOTHER',
  'CERTIFICATE_EXPIRED',
  'CERTIFICATE_REVOKED',
  'AUTHORITY_UNKNOWN',
  'CODE_DAMAGED',
] as const
/** Of payslips without a code. */
export const payForgeries = ['NET_ALTERED', 'SUM_WRONG', 'EMPLOYER_NUMBER_WRONG', 'OTHER_FONT', 'SAVED_AGAIN'] as const
export type CodeForgery = (typeof codeForgeries)[number]
export type PayForgery = (typeof payForgeries)[number]
export type Forgery = CodeForgery | PayForgery

/** What honest people get wrong. */
export const mistakes = [
  'WRONG_KIND',
  'OTHER_NAME',
  'EXPIRED',
  'OLD_NOTICE',
  'OLD_PAYSLIPS',
  'PAGE_MISSING',
  'OTHER_SALARY',
  'BLURRED',
  'MORE_PAYSLIPS',
] as const
export type Mistake = (typeof mistakes)[number]

/** What is true about a document, and what a right reader would say. */
export type Truth = {
  kind: PaperKind
  /** What its holder says that it is. */
  declaredKind: DeclaredKind
  /** As on the page. */
  name: string
  /** As declared. */
  lastName: string
  /** Declared, euros a month. */
  salary?: number
  /** Of the incomes of a tax notice. */
  year?: number
  /** `YYYY-MM`, of payslips and receipts. */
  months?: readonly string[]
  /** As printed, in cents. */
  amounts: Readonly<Record<string, number>>
  forgery?: Forgery
  mistake?: Mistake
  code:
    | 'SIGNED_AND_VALID'
    | 'SIGNATURE_DOES_NOT_MATCH'
    | 'AUTHORITY_UNKNOWN'
    | 'CERTIFICATE_OUT_OF_DATE'
    | 'CERTIFICATE_REVOKED'
    | 'NO_CODE'
  remarks: readonly (
    | 'WRONG_KIND'
    | 'NOT_ASKED'
    | 'NAME_NOT_FOUND'
    | 'IDENTITY_EXPIRED'
    | 'PAYSLIPS_MISSING'
    | 'OLD_TAX_NOTICE'
    | 'PAGES_MISSING'
    | 'NET_PAY_DIFFERS'
    | 'BLURRED'
    | 'MORE_THAN_ASKED'
  )[]
  /** For the verifier. Other files of the corpus are not looked at. */
  signals: readonly ('SAVED_AGAIN' | 'MIXED_FONTS' | 'AMOUNTS_DIFFER' | 'EMPLOYER_NUMBER_WRONG')[]
}

/** The day on which the corpus is read. */
export const corpusToday = '2026-11-18'
/** The last one that has a payslip. */
export const lastMonth = '2026-10'

/** What a document is asked to be. */
export type Order = { kind: PaperKind; form: Form; forgery?: Forgery; mistake?: Mistake }
/** What is true, and the PDF before it is scanned or photographed. */
export type Paper = { truth: Truth; pdf: () => Promise<Buffer> }
