import { z } from 'zod/mini'
import { fieldError } from '../contract/field-errors.ts'
import { calendarDate } from '../value/calendar-date.ts'
import { typedCode } from '../value/typed-code.schema.ts'
import { pdfVerdicts } from './issued-pdf.rules.ts'

/** 30¹² codes, about 59 bits: nobody finds one by trying. */
export const issuedPdfCodeLength = 12

export const issuedPdfCode = typedCode(issuedPdfCodeLength)

/** What is known of a PDF: the code printed on it, the hash of its bytes, or both. The file itself is never sent. */
export const pdfToCheck = z.object({
  code: z.optional(issuedPdfCode),
  sha256: z.optional(z.string().check(z.regex(/^[0-9a-f]{64}$/, fieldError.invalid))),
})

/** Says nothing of whose file it was. The date is missing for a PDF that is not known. */
export const checkedPdf = z.object({
  verdict: z.enum(pdfVerdicts),
  issuedOn: z.exactOptional(calendarDate),
})
export type CheckedPdf = z.infer<typeof checkedPdf>
