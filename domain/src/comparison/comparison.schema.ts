import { z } from 'zod/mini'
import { documentCategories } from '../document/document-category.rules.ts'
import { shapeOf } from '../rental-file/field-views.schema.ts'
import { fileFields, guarantorFields, tenantFields } from '../rental-file/file-fields.schema.ts'
import { calendarDate } from '../value/calendar-date.ts'
import { columnLabels, leftOutReasons } from './comparison.rules.ts'

const { totalSalary, totalGuarantorSalary } = shapeOf(fileFields, 'owner')
const { situation, monthlyIncome } = shapeOf(tenantFields, 'owner')
const guarantor = shapeOf(guarantorFields, 'owner')

/** Categories that the team has checked by documents. */
const checked = z.array(z.enum(documentCategories))

/** One application without a name; amounts are in euros a month. */
const column = z.object({
  label: z.enum(columnLabels),
  /** Opaque; `resolve` finds the application by it. */
  reference: z.string(),
  totalSalary,
  totalGuarantorSalary,
  /** Percent; absent without income or rent. */
  effortRate: z.exactOptional(z.number()),
  effortRateWithCharges: z.exactOptional(z.number()),
  /** False for a file of an authority's own system, which keeps the documents itself. */
  hasDocuments: z.boolean(),
  /** When they could move in. */
  entryDate: z.exactOptional(calendarDate),
  tenants: z.array(
    z.object({
      situation,
      monthlyIncome,
      checked,
      guarantors: z.array(z.object({ kind: guarantor.kind, monthlyIncome: guarantor.monthlyIncome, checked })),
    }),
  ),
})
export type ComparedColumn = z.infer<typeof column>

export const comparison = z.object({
  /** Absent for a draft that lost its name. */
  propertyName: z.exactOptional(z.string()),
  rentCost: z.exactOptional(z.number()),
  chargesCost: z.exactOptional(z.number()),
  /** Empty when fewer than two can be compared. */
  columns: z.array(column),
  leftOut: z.array(z.object({ reason: z.enum(leftOutReasons), count: z.int() })),
})
export type Comparison = z.infer<typeof comparison>
