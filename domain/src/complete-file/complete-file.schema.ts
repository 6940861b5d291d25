import { z } from 'zod/mini'
import { documentCategories } from '../document/document-category.rules.ts'
import { applicationTypes, tenantTypes } from '../rental-file/file-shape.rules.ts'
import { guarantorKinds } from '../rental-file/guarantor.rules.ts'
import { incomeKinds, situations } from '../rental-file/situation.rules.ts'
import { calendarDate } from '../value/calendar-date.ts'

/** A document as a landlord sees it: never by the name its owner's machine gave it, which may say anything. */
const shownDocument = z.object({
  id: z.string(),
  category: z.enum(documentCategories),
  pages: z.number(),
  /** Bytes as kept; the marked copy that is given out differs a little. */
  size: z.number(),
})
export type ShownDocument = z.infer<typeof shownDocument>

/** What the team checked by documents, and when its latest verdict on them was. */
const check = z.object({ category: z.enum(documentCategories), checkedOn: calendarDate })

/** Someone whose proofs are in the file. */
const proven = { checks: z.array(check), documents: z.array(shownDocument) }

const guarantor = z.object({
  ...proven,
  /** Absent, like the names, in a file of an authority's own system: it tells incomes only. */
  kind: z.exactOptional(z.enum(guarantorKinds)),
  /** Of a person, or of who represents a company. */
  firstName: z.exactOptional(z.string()),
  lastName: z.exactOptional(z.string()),
  /** Of a company or a body. */
  name: z.exactOptional(z.string()),
  /** Euros a month. */
  monthlyIncome: z.exactOptional(z.number()),
})

const tenant = z.object({
  ...proven,
  tenantType: z.enum(tenantTypes),
  firstName: z.string(),
  lastName: z.string(),
  situation: z.exactOptional(z.enum(situations)),
  /** As declared; their sum may differ from `monthlyIncome`, which the team corrects. Euros a month. */
  incomes: z.array(z.object({ kind: z.enum(incomeKinds), monthlyAmount: z.number() })),
  monthlyIncome: z.exactOptional(z.number()),
  guarantors: z.array(guarantor),
})

/** What the link of an application opens while consent, verdict and period hold (decision 19). */
export const completeFile = z.object({
  propertyName: z.exactOptional(z.string()),
  town: z.exactOptional(z.string()),
  /** Euros a month. */
  rentCost: z.exactOptional(z.number()),
  chargesCost: z.exactOptional(z.number()),

  /** Today: what the marks on documents say. */
  shownOn: calendarDate,
  /** Last day on which the link opens. */
  accessEndsOn: calendarDate,
  /** When the whole file was last found to be in order. */
  verifiedOn: calendarDate,
  applicationType: z.enum(applicationTypes),
  /** The initiator is first. */
  tenants: z.array(tenant),
  /** False for a file of an authority's own system: its documents never came here. */
  hasDocuments: z.boolean(),

  /** Euros a month. */
  totalSalary: z.number(),
  totalGuarantorSalary: z.exactOptional(z.number()),
  /** Percent; −1 without income (spec §5). Absent, with the next, when the property has no rent. */
  effortRate: z.exactOptional(z.number()),
  effortRateWithCharges: z.exactOptional(z.number()),
})
export type CompleteFile = z.infer<typeof completeFile>
export type ShownTenant = CompleteFile['tenants'][number]
export type ShownGuarantor = ShownTenant['guarantors'][number]
