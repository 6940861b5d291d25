import { z } from 'zod/mini'
import { auditEntry } from '../audit/audit.schema.ts'
import { exportedEvent } from '../journal/exported-event.schema.ts'
import { exportedMessage } from '../message/message.schema.ts'
import { notificationPreferences } from '../notification/notification.schema.ts'
import { exportedNote } from '../private-note/private-note.schema.ts'
import { property } from '../property/property-answer.schema.ts'
import { calendarDate } from '../value/calendar-date.ts'
import { exportedSlot } from '../visit/visit.schema.ts'
import { owner } from './owner.schema.ts'

const timestamp = z.iso.datetime()

const ofApplication = { applicationId: z.string(), propertyName: z.exactOptional(z.string()) }

/** Everything stored about an owner (decision 164). About applicants, only what the owner may see today. */
export const ownerExport = z.object({
  exportedAt: timestamp,
  profile: z.omit(owner, { properties: true }),
  registeredAt: timestamp,
  lastSignInOn: z.exactOptional(calendarDate),
  /** Last warning that the account will be deleted because nobody signs in. */
  inactivityWarnedOn: z.exactOptional(calendarDate),
  /** Campaign, source and medium (decision 13). */
  acquisition: z.exactOptional(z.record(z.string(), z.string())),
  preferences: notificationPreferences,
  properties: z.array(
    z.extend(property, {
      createdAt: timestamp,
      updatedAt: timestamp,
      firstValidatedAt: z.exactOptional(timestamp),
      /** When the owner was asked whether it is let. */
      followedUpOn: z.exactOptional(calendarDate),
    }),
  ),
  /** Stages, choices, answers and their reasons, by property, oldest first. */
  events: z.array(exportedEvent),
  /** Written and received, by application. */
  messages: z.array(z.extend(exportedMessage, ofApplication)),
  /** Slots of 30 days and those to come, with who booked them. */
  visits: z.array(exportedSlot),
  privateNotes: z.array(z.extend(exportedNote, ofApplication)),
  /** Links we mailed. Their tokens are stored as hashes only. */
  links: z.array(
    z.object({
      purpose: z.string(),
      email: z.string(),
      createdAt: timestamp,
      expiresAt: timestamp,
      usedAt: z.exactOptional(timestamp),
    }),
  ),
  /** The content of a mail is erased once it is sent. */
  mails: z.array(z.object({ kind: z.string(), createdAt: timestamp, sentAt: z.exactOptional(timestamp) })),
  /** Audit entries of this account, latest first. */
  actions: z.array(auditEntry),
})
export type OwnerExport = z.infer<typeof ownerExport>
