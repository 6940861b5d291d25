import { z } from 'zod/mini'

/** What is concluded about the code of a document (decision 252). It is about the code, never about the page. */
export const codeResults = [
  'SIGNED_AND_VALID',
  'SIGNATURE_DOES_NOT_MATCH',
  'AUTHORITY_UNKNOWN',
  'CERTIFICATE_OUT_OF_DATE',
  'CERTIFICATE_REVOKED',
  'CODE_UNREADABLE',
  'NO_CODE',
] as const
export const codeResult = z.enum(codeResults)
export type CodeResult = z.infer<typeof codeResult>

/** Of several codes on a document, the one that a person must look at first. */
const gravestFirst: readonly CodeResult[] = [
  'SIGNATURE_DOES_NOT_MATCH',
  'CERTIFICATE_REVOKED',
  'AUTHORITY_UNKNOWN',
  'CERTIFICATE_OUT_OF_DATE',
  'CODE_UNREADABLE',
  'SIGNED_AND_VALID',
]
export const gravestResult = (results: readonly CodeResult[]): CodeResult =>
  gravestFirst.find((result) => results.includes(result)) ?? 'NO_CODE'

/** What a code may prove; its type says more exactly which document it is on. */
export const codeKinds = [
  'PROOF_OF_ADDRESS',
  'BANK_DETAILS',
  'TAX_NOTICE',
  'PAYSLIP',
  'WORK_CONTRACT',
  'IDENTITY',
] as const
export const codeKind = z.enum(codeKinds)
export type CodeKind = z.infer<typeof codeKind>

/** The first eight make a code unreadable. The others are notices about its content. */
export const codeProblems = [
  'UNKNOWN_VERSION',
  'BINARY_FORM',
  'WRONG_HEADER',
  'WRONG_HEADER_DATE',
  'WRONG_CHARACTER',
  'NO_SIGNATURE',
  'WRONG_SIGNATURE_FORM',
  'TOO_LONG',
  'UNKNOWN_TYPE',
  'MISSING_DATE',
  'UNKNOWN_FIELD',
  'FIELD_TWICE',
  'MISSING_FIELD',
  'WRONG_LENGTH',
  'WRONG_VALUE',
  'WRONG_DATE',
  'UNSIGNED_ANNEX',
] as const
export type CodeProblem = (typeof codeProblems)[number]

/** `field`: the two characters that name it in the code. */
export const foundProblem = z.object({
  problem: z.enum(codeProblems),
  field: z.exactOptional(z.string().check(z.maxLength(2))),
})
export type FoundProblem = z.infer<typeof foundProblem>

/** What is compared with the page, and all that may be kept of a code. */
export const codeFacts = [
  'NAME',
  'SECOND_NAME',
  'ADDRESS',
  'INCOME_YEAR',
  'REFERENCE_INCOME',
  'TAX_SHARES',
  'INCOME_TAX',
  'COLLECTED_ON',
  'DECLARED_ON',
  'PERIOD_START',
  'PERIOD_END',
  'TAXABLE_PAY',
  'TAXABLE_PAY_TO_DATE',
  'GROSS_PAY',
  'NET_PAY',
  'EMPLOYER',
  'EMPLOYER_NUMBER',
  'CONTRACT_START',
] as const
export const codeFact = z.enum(codeFacts)
export type CodeFact = z.infer<typeof codeFact>

/** Amounts with a point (`1319.24`), days as `YYYY-MM-DD`, names and addresses as the code has them. */
export const keptField = z.object({ fact: codeFact, value: z.string() })
export type KeptField = z.infer<typeof keptField>

export const codeComparisons = ['SAME', 'DIFFERENT', 'NOT_FOUND'] as const
export type CodeComparison = (typeof codeComparisons)[number]

/** `printed`: what the page has in its place; only when it is different. */
export const comparedField = z.object({
  fact: codeFact,
  value: z.string(),
  comparison: z.enum(codeComparisons),
  printed: z.exactOptional(z.string()),
})
export type ComparedField = z.infer<typeof comparedField>
