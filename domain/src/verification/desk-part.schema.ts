import { z } from 'zod/mini'
import { declineReasons } from '../document/decline-reason.rules.ts'
import { documentStatuses, keptMediaTypes } from '../document/document.rules.ts'
import { documentCategories } from '../document/document-category.rules.ts'
import { declaredGuarantor } from '../rental-file/declared-guarantor.schema.ts'
import { applicationTypes, tenantTypes } from '../rental-file/file-shape.rules.ts'
import { incomeCorrection } from '../rental-file/income-correction.schema.ts'
import { incomeKinds, situations } from '../rental-file/situation.rules.ts'
import { fileStatuses } from '../rental-file/tenant-status.rules.ts'
import { languages } from '../value/language.ts'

const timestamp = z.iso.datetime()

/** A document as the team sees it: never by the name its owner's machine gave it. */
const deskDocument = z.object({
  id: z.string(),
  category: z.enum(documentCategories),
  mediaType: z.enum(keptMediaTypes),
  /** Bytes. */
  size: z.number(),
  pages: z.number(),
  /** ACCEPTED: by an earlier verdict, and unchanged since; it stays so unless declined now. */
  status: z.enum(documentStatuses),
  createdAt: timestamp,
  /** When the team last decided on it. */
  checkedAt: z.exactOptional(timestamp),
})
export type DeskDocument = z.infer<typeof deskDocument>

const deskGuarantor = z.extend(declaredGuarantor, { documents: z.array(deskDocument) })
export type DeskGuarantor = z.infer<typeof deskGuarantor>

/** Someone else of the same file; each part is verified by itself. */
const coTenant = z.object({
  tenantType: z.enum(tenantTypes),
  firstName: z.exactOptional(z.string()),
  lastName: z.exactOptional(z.string()),
  status: z.enum(fileStatuses),
})

/** A reason to decline a document, as its owner will read it. */
const reasonText = z.object({ reason: z.enum(declineReasons), text: z.string() })

/** One tenant's part of a file, in the hands of who verifies it. */
export const deskPart = z.object({
  id: z.string(),
  /** Counts the changes of the part: what is decided on an older one is refused (`PartChanged`). */
  version: z.number(),
  leaseEndsAt: timestamp,
  submittedAt: timestamp,
  dueAt: timestamp,
  /** Of the promised hours; negative once they are over. By the server's clock. */
  secondsLeft: z.number(),
  isResubmitted: z.boolean(),

  /** The tenant's: what the verifier writes is read in it. */
  language: z.enum(languages),
  /** In that language. */
  reasons: z.array(reasonText),

  applicationType: z.enum(applicationTypes),
  tenantType: z.enum(tenantTypes),
  firstName: z.string(),
  lastName: z.string(),
  situation: z.enum(situations),
  /** Declared; empty: no income. Euros a month. */
  incomes: z.array(z.object({ kind: z.enum(incomeKinds), monthlyAmount: z.number() })),
  /** Their sum, or as corrected. */
  monthlyIncome: z.number(),
  incomeCorrection: z.exactOptional(incomeCorrection),
  documents: z.array(deskDocument),
  guarantors: z.array(deskGuarantor),
  coTenants: z.array(coTenant),
})
export type DeskPart = z.infer<typeof deskPart>
