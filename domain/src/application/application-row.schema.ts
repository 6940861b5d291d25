import { z } from 'zod/mini'
import { applicationTypes, tenantTypes } from '../rental-file/file-shape.rules.ts'
import { calendarDate } from '../value/calendar-date.ts'
import { shownStatuses } from './consent-scope.rules.ts'
import { stages } from './stage.rules.ts'

/** Opaque to clients. A malformed id answers 404, like an unknown one. */
export const applicationId = z.uuid().brand<'ApplicationId'>()
export type ApplicationId = z.infer<typeof applicationId>

const timestamp = z.iso.datetime()

/** What an owner sees of an applicant's file. `findVisibleFile` computes it. */
const apartmentSharing = z.object({
  /** `AFTER_VISIT`: the applicant has shared their name, not yet the file (decision 250). */
  status: z.enum(shownStatuses),
  applicationType: z.enum(applicationTypes),
  lastUpdateDate: timestamp,
  tenants: z.array(
    z.object({
      firstName: z.string(),
      lastName: z.string(),
      tenantType: z.enum(tenantTypes),
      /** Euros a month. Present only together with the total, and only for several tenants (decision 7). */
      salary: z.exactOptional(z.number()),
    }),
  ),
  /** Euros a month. This and the next two are present only while the file is VALIDATED and the access open (decision 6). */
  totalSalary: z.exactOptional(z.number()),
  totalGuarantorSalary: z.exactOptional(z.number()),
  /** Names the complete file; opens nothing without the owner's session (decision 19). */
  token: z.exactOptional(z.string()),
  /** The file is in an authority's own system, whose page the token opens (decision 18). */
  external: z.exactOptional(z.literal(true)),
})

export const applicationRow = z.object({
  id: z.string(),
  createdAt: timestamp,
  /** Last day of the owner's access. After it, the row stays without figures until it is purged. */
  accessEndsOn: calendarDate,
  /** The applicant paused the access: no figures either. */
  paused: z.exactOptional(z.literal(true)),
  /** No list has shown it to the owner yet, on any device. Never after the end of the access. */
  isNew: z.exactOptional(z.literal(true)),
  stage: z.enum(stages),
  /** What the applicant wrote when applying; absent after the end of the access. */
  wish: z.exactOptional(z.string()),
  /** When the applicant could move in; absent like the wish. */
  entryDate: z.exactOptional(calendarDate),
  apartmentSharing,
})
export type ApplicationRow = z.infer<typeof applicationRow>
