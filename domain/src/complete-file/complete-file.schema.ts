import { z } from 'zod/mini'
import { documentKinds } from '../document/accepted-documents.rules.ts'
import { documentCategories } from '../document/document-category.rules.ts'
import { shapeOf } from '../rental-file/field-views.schema.ts'
import { fileFields, guarantorFields, tenantFields } from '../rental-file/file-fields.schema.ts'
import { calendarDate } from '../value/calendar-date.ts'

/** A document as an owner sees it: without its file name, which may say anything. */
const shownDocument = z.object({
  id: z.string(),
  category: z.enum(documentCategories),
  /** As declared by its owner and checked by the team. */
  kind: z.exactOptional(z.enum(documentKinds)),
  /** When the signature of its code was found valid; of a tax notice whose page says the same (decision 252). */
  signatureCheckedOn: z.exactOptional(calendarDate),
  pages: z.number(),
  /** Bytes as stored; the watermarked copy has a slightly different size. */
  size: z.number(),
})
export type ShownDocument = z.infer<typeof shownDocument>

/** What the team checked by documents, and when it last decided on them. */
const check = z.object({ category: z.enum(documentCategories), checkedOn: calendarDate })

const proven = { checks: z.array(check), documents: z.array(shownDocument) }

const tenant = z.object({
  ...proven,
  ...shapeOf(tenantFields, 'owner'),
  guarantors: z.array(z.object({ ...proven, ...shapeOf(guarantorFields, 'owner') })),
})

const { applicationType, ...totals } = shapeOf(fileFields, 'owner')

/** What the link of an application opens while the owner's access lasts (decision 19). */
export const completeFile = z.object({
  propertyName: z.exactOptional(z.string()),
  town: z.exactOptional(z.string()),
  /** Euros a month. */
  rentCost: z.exactOptional(z.number()),
  chargesCost: z.exactOptional(z.number()),

  /** Today; printed in the watermark of documents. */
  shownOn: calendarDate,
  /** Last day on which the link opens. */
  accessEndsOn: calendarDate,
  /** When the whole file was last verified. */
  verifiedOn: calendarDate,
  applicationType,
  /** The initiator is first. */
  tenants: z.array(tenant),
  /** False for a file of an authority's own system, which keeps the documents itself. */
  hasDocuments: z.boolean(),

  ...totals,
  /** Percent; −1 without income. Both rates are absent when the property has no rent. */
  effortRate: z.exactOptional(z.number()),
  effortRateWithCharges: z.exactOptional(z.number()),
})
export type CompleteFile = z.infer<typeof completeFile>
export type ShownTenant = CompleteFile['tenants'][number]
export type ShownGuarantor = ShownTenant['guarantors'][number]
