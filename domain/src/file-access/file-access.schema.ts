import { z } from 'zod/mini'
import { consentScopes } from '../application/consent-scope.rules.ts'
import { stages } from '../application/stage.rules.ts'
import { viewingLink } from '../complete-file/viewing-link.schema.ts'
import { calendarDate } from '../value/calendar-date.ts'
import { fileAccessStates } from './file-access.rules.ts'
import { fileVisit } from './file-visit.schema.ts'

/** A property applied to with the file, as its tenants see it. */
export const fileAccess = z.object({
  /** Of the application. */
  id: z.string(),
  propertyName: z.exactOptional(z.string()),
  /** The exact one: whoever has applied may know it (decision 15). */
  address: z.exactOptional(z.string()),
  ownerName: z.string(),
  appliedAt: z.iso.datetime(),
  /** Last day included. */
  accessEndsOn: calendarDate,
  paused: z.boolean(),
  /** Who paused it alone resumes it. */
  mayResume: z.boolean(),
  /** Only the initiator may extend an access, as only they apply. Every tenant may pause and withdraw. */
  mayExtend: z.boolean(),
  /** Somebody else of the file who paused it: their first name, if they gave one. */
  pausedBy: z.exactOptional(z.object({ firstName: z.exactOptional(z.string()) })),
  /** What was consented to: the file, or name and messages until after a visit. */
  scope: z.enum(consentScopes),
  /** What the applicant wrote when applying. */
  wish: z.exactOptional(z.string()),
  entryDate: z.exactOptional(calendarDate),
  /** Only the initiator shares the file, as only they apply. */
  mayShareFile: z.boolean(),
  status: z.enum(fileAccessStates),
  /** Where the application stands; of a choice, once its answer has left. */
  stage: z.enum(stages),
  /** What was opened of the complete file and when, newest first. */
  visits: z.array(fileVisit),
  /** What the owner made for somebody without an account, latest first. */
  viewingLinks: z.array(viewingLink),
})
export type FileAccess = z.infer<typeof fileAccess>

/** A property that somebody of the file withdrew it from: nobody can apply there with it until they allow it again. */
export const accessStop = z.object({
  id: z.string(),
  propertyName: z.exactOptional(z.string()),
  ownerName: z.string(),
  stoppedAt: z.iso.datetime(),
  isMine: z.boolean(),
  /** The first name of somebody else. */
  by: z.exactOptional(z.string()),
})
export type AccessStop = z.infer<typeof accessStop>

export const fileAccesses = z.object({ accesses: z.array(fileAccess), stops: z.array(accessStop) })
