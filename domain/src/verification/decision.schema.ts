import { z } from 'zod/mini'
import { fieldError } from '../contract/field-errors.ts'
import { declineReasons } from '../document/decline-reason.rules.ts'
import { documentId } from '../document/document-id.schema.ts'
import { guarantorId } from '../rental-file/tenant-id.schema.ts'
import { fileStatuses } from '../rental-file/tenant-status.rules.ts'
import { decimal } from '../value/decimal.schema.ts'
import { lines } from '../value/text.schema.ts'

/** Characters of a comment. */
export const longestComment = 500
const comment = lines(longestComment)

/** More than any part has. */
const mostDocuments = 200
const mostCorrections = 3

const documentDecision = z.discriminatedUnion(
  'status',
  [
    z.object({ id: documentId, status: z.literal('ACCEPTED') }),
    z.object({
      id: documentId,
      status: z.literal('DECLINED'),
      reason: z.enum(declineReasons, fieldError.required),
      comment: z.exactOptional(comment),
    }),
  ],
  fieldError.required,
)
export type DocumentDecision = z.output<typeof documentDecision>

const correction = z.object({
  /** Of a guarantor; absent: of the tenant. */
  guarantorId: z.exactOptional(guarantorId),
  /** Euros a month, as the documents prove it. */
  monthlyIncome: decimal.check(z.nonnegative(fieldError.incomeNegative)),
  /** In the tenant's language. */
  reason: comment,
})
export type Correction = z.output<typeof correction>

/** All decisions on a part: every unchecked document must be in it, checked ones may be. */
export const decision = z.object({
  version: z.int(fieldError.required),
  documents: z.array(documentDecision, fieldError.required).check(z.maxLength(mostDocuments, fieldError.invalid)),
  corrections: z.exactOptional(z.array(correction).check(z.maxLength(mostCorrections, fieldError.invalid))),
})
export type Decision = z.output<typeof decision>

export const verdicts = ['VALIDATED', 'DECLINED'] as const
export type Verdict = (typeof verdicts)[number]

export const decided = z.object({
  verdict: z.enum(verdicts),
  /** Of the whole file, now. */
  fileStatus: z.enum(fileStatuses),
})
