import { z } from 'zod/mini'
import { applicationTypes, tenantTypes } from '../rental-file/file-shape.rules.ts'

const timestamp = z.iso.datetime()

/**
 * FREE: nobody has a lease. MINE, TAKEN: the caller or somebody else has. OWN_FILE: the caller is in this file. ASKED:
 * the caller asked for a second opinion, which somebody else must give.
 */
export const queueStates = ['FREE', 'MINE', 'TAKEN', 'OWN_FILE', 'ASKED'] as const
export type QueueState = (typeof queueStates)[number]

/** A part that waits for the team. Only initials: names are shown once a verifier takes the part, which is audited. */
export const queuedPart = z.object({
  id: z.string(),
  /** As `C. M.`, to recognise a part. */
  initials: z.string(),
  applicationType: z.enum(applicationTypes),
  tenantType: z.enum(tenantTypes),
  /** Not checked yet. */
  documents: z.number(),
  guarantors: z.number(),
  /** Was checked before and changed since. */
  isResubmitted: z.boolean(),
  /** A verifier asked for a second opinion on it. */
  wantsSecondOpinion: z.boolean(),
  submittedAt: timestamp,
  dueAt: timestamp,
  /** Until `dueAt`, by the server's clock; negative when late. */
  secondsLeft: z.number(),
  state: z.enum(queueStates),
  /** Of the current lease. */
  leaseEndsAt: z.exactOptional(timestamp),
})
export type QueuedPart = z.infer<typeof queuedPart>

/** Parts that are listed; the figures count all. */
export const longestQueue = 200

export const queue = z.object({
  /** All, also those not listed. */
  waiting: z.number(),
  /** Of these, after the promised hours. */
  late: z.number(),
  /** Oldest first. */
  parts: z.array(queuedPart),
})
export type Queue = z.infer<typeof queue>
