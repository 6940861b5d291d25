import { z } from 'zod/mini'
import { calendarDate } from '../value/calendar-date.ts'
import { completeFile } from './complete-file.schema.ts'

const { shownOn, applicationType, tenants, hasDocuments, totalSalary, totalGuarantorSalary } = completeFile.shape

/**
 * A file as owners see it, read by one of its tenants: their own part in full, the others by name (decision 113).
 * Without what a property adds: rent, effort rate, access period.
 */
export const ownFile = z.object({
  shownOn,
  applicationType,
  /** When the whole file was last verified; until then owners see names and status only. */
  verifiedOn: z.exactOptional(calendarDate),
  /** One: the reader. Documents that wait for the team are listed without a check. */
  tenants,
  /** The initiator first. */
  coTenants: z.array(z.object({ firstName: z.exactOptional(z.string()), lastName: z.exactOptional(z.string()) })),
  hasDocuments,
  /** Totals of the whole file; absent when others have a part in them. */
  totalSalary: z.exactOptional(totalSalary),
  totalGuarantorSalary,
})
export type OwnFile = z.infer<typeof ownFile>
