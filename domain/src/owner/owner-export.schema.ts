import { z } from 'zod/mini'
import { auditEntry } from '../audit/audit.schema.ts'
import { notificationPreferences } from '../notification/notification.schema.ts'
import { property } from '../property/property-answer.schema.ts'
import { calendarDate } from '../value/calendar-date.ts'
import { owner } from './owner.schema.ts'

const timestamp = z.iso.datetime()

/** Everything kept about an owner (GDPR art. 15 and 20); of applicants, what the owner may see today. */
export const ownerExport = z.object({
  exportedAt: timestamp,
  profile: z.omit(owner, { properties: true }),
  registeredAt: timestamp,
  lastSignInOn: z.exactOptional(calendarDate),
  /** Told that the account will be deleted for want of sign-ins. */
  inactivityWarnedOn: z.exactOptional(calendarDate),
  /** Which campaign brought them: campaign, source, medium. */
  acquisition: z.exactOptional(z.record(z.string(), z.string())),
  preferences: notificationPreferences,
  properties: z.array(
    z.extend(property, {
      createdAt: timestamp,
      updatedAt: timestamp,
      firstValidatedAt: z.exactOptional(timestamp),
      /** Asked whether it is let. */
      followedUpOn: z.exactOptional(calendarDate),
    }),
  ),
  /** Links of ours by mail: for what, to which address, until when. The secret in them is not kept. */
  links: z.array(
    z.object({
      purpose: z.string(),
      email: z.string(),
      createdAt: timestamp,
      expiresAt: timestamp,
      usedAt: z.exactOptional(timestamp),
    }),
  ),
  /** Mails to the owner; what they said is erased once they are sent. */
  mails: z.array(z.object({ kind: z.string(), createdAt: timestamp, sentAt: z.exactOptional(timestamp) })),
  /** What this account did, and what was done about it, from the audit log; latest first. */
  actions: z.array(auditEntry),
})
export type OwnerExport = z.infer<typeof ownerExport>
