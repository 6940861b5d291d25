import { z } from 'zod/mini'
import { applicationTypes, tenantTypes } from '../rental-file/file-shape.rules.ts'
import { fileStatuses } from '../rental-file/tenant-status.rules.ts'
import { calendarDate } from '../value/calendar-date.ts'

/** Opaque to clients; one of another shape is unknown like any other. */
export const applicationId = z.uuid().brand<'ApplicationId'>()
export type ApplicationId = z.infer<typeof applicationId>

const timestamp = z.iso.datetime()

/** What an owner sees of an applicant's file (contract, `apartmentSharing`; see `findVisibleFile`). */
const apartmentSharing = z.object({
  status: z.enum(fileStatuses),
  applicationType: z.enum(applicationTypes),
  lastUpdateDate: timestamp,
  tenants: z.array(
    z.object({
      firstName: z.string(),
      lastName: z.string(),
      tenantType: z.enum(tenantTypes),
      /** Euros a month; only with the total, where several people make it up (decision 7). */
      salary: z.exactOptional(z.number()),
    }),
  ),
  /** Euros a month: these three only while the file is VALIDATED and the access lasts (decision 6). */
  totalSalary: z.exactOptional(z.number()),
  totalGuarantorSalary: z.exactOptional(z.number()),
  /** Opens the complete file in the tenant area (decision 19). */
  token: z.exactOptional(z.string()),
})

/** One application on a property (spec §3). */
export const applicationRow = z.object({
  id: z.string(),
  createdAt: timestamp,
  /** Last day of the owner's access; before today, the row stays without figures until it is purged (contract). */
  accessEndsOn: calendarDate,
  /** The applicant stopped showing the file for a while: no figures either. */
  paused: z.exactOptional(z.literal(true)),
  apartmentSharing,
})
export type ApplicationRow = z.infer<typeof applicationRow>
