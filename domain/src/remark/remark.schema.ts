import { z } from 'zod/mini'
import { documentKinds } from '../document/accepted-documents.rules.ts'
import { documentFamilies } from './document-families.ts'

export const remarkCodes = [
  'WRONG_KIND',
  'NOT_ASKED',
  'NAME_NOT_FOUND',
  'IDENTITY_EXPIRED',
  'PAYSLIPS_MISSING',
  'OLD_TAX_NOTICE',
  'PAGES_MISSING',
  'NET_PAY_DIFFERS',
  'BLURRED',
  'MORE_THAN_ASKED',
] as const
export type RemarkCode = (typeof remarkCodes)[number]

/** A remark as its owner reads it: which details it has depends on the code. */
const remark = z.object({
  /** The document, or the first of those that are meant together. */
  documentId: z.string(),
  code: z.enum(remarkCodes),
  family: z.exactOptional(z.enum(documentFamilies)),
  /** Of which there is more than may be asked; several kinds when one of them is enough. */
  kinds: z.exactOptional(z.array(z.enum(documentKinds))),
  /** `2026-09-30`. */
  date: z.exactOptional(z.string()),
  /** `2026-09`. */
  months: z.exactOptional(z.array(z.string())),
  year: z.exactOptional(z.number()),
  expected: z.exactOptional(z.number()),
  pages: z.exactOptional(z.array(z.number())),
  /** Euros a month. */
  net: z.exactOptional(z.number()),
  declared: z.exactOptional(z.number()),
  /** The page on which it was seen. */
  page: z.exactOptional(z.number()),
})
export type ShownRemark = z.infer<typeof remark>

/** `isComplete`: false while scans or photographs are still to be read; more remarks may follow. */
export const remarkList = z.object({ remarks: z.array(remark), isComplete: z.boolean() })
