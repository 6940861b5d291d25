import { z } from 'zod/mini'
import { furnitureKinds } from '../property/property.schema.ts'
import { calendarDate } from '../value/calendar-date.ts'
import { nonNegativeEuros } from '../value/money.schema.ts'
import { type LeaseAnnexId, leaseAnnexes } from './lease-annexes.data.ts'
import { leaseBlanks } from './lease-blanks.ts'

export const leaseFormats = ['DOCX', 'PDF'] as const
export type LeaseFormat = (typeof leaseFormats)[number]

export const mediaTypeOf = {
  DOCX: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  PDF: 'application/pdf',
} as const satisfies Record<LeaseFormat, string>

/** What the owner may add. It is printed and not stored. */
export const leaseForm = z.object({
  startsOn: z.optional(calendarDate),
  /** Euros, also above the limit of the law: the page warns. Absent: what the property says; null: left blank. */
  deposit: z.optional(z.nullable(nonNegativeEuros)),
})

export const leaseRequest = z.extend(leaseForm, { format: z.enum(leaseFormats) })
export type LeaseRequest = z.infer<typeof leaseRequest>

const annexIds = leaseAnnexes.map(({ id }) => id) as [LeaseAnnexId, ...LeaseAnnexId[]]

/** What the page says of the document before it is downloaded. */
export const leaseSummary = z.object({
  furniture: z.enum(furnitureKinds),
  version: z.int(),
  versionDate: calendarDate,
  /** Months of rent without charges, and euros unless the property has no rent; neither where the law sets no limit. */
  mostDepositMonths: z.exactOptional(z.int()),
  mostDeposit: z.exactOptional(z.number()),
  /** What the property says: the form begins with it. */
  deposit: z.exactOptional(z.number()),
  /** In the order of the document, without start date and deposit given. */
  blanks: z.array(z.enum(leaseBlanks)),
  /** `isKnown`: the service has what proves it. */
  annexes: z.array(z.object({ id: z.enum(annexIds), isKnown: z.boolean() })),
})
export type LeaseSummary = z.infer<typeof leaseSummary>
