import { z } from 'zod/mini'
import { applicationTypes, tenantTypes } from '../rental-file/file-shape.rules.ts'

const timestamp = z.iso.datetime()

/**
 * Whether the caller may take it: nobody has it, they have it themselves, someone else has it, or it is of a file they
 * are in themselves.
 */
export const queueStates = ['FREE', 'MINE', 'TAKEN', 'OWN_FILE'] as const
export type QueueState = (typeof queueStates)[number]

/** A part that waits for the team. Nobody is named before someone takes it: taking it is written down, looking is not. */
const queuedPart = z.object({
  id: z.string(),
  /** As `C. M.`, to find one again. */
  initials: z.string(),
  applicationType: z.enum(applicationTypes),
  tenantType: z.enum(tenantTypes),
  /** Those still to be looked at; the others were accepted before. */
  documents: z.number(),
  guarantors: z.number(),
  /** Comes back after a change. */
  isResubmitted: z.boolean(),
  submittedAt: timestamp,
  dueAt: timestamp,
  /** Of the promised hours; negative once they are over. By the server's clock. */
  secondsLeft: z.number(),
  state: z.enum(queueStates),
  /** Of who has it. */
  leaseEndsAt: z.exactOptional(timestamp),
})
export type QueuedPart = z.infer<typeof queuedPart>

/** The longest queue that is listed; the figures count all. */
export const longestQueue = 200

export const queue = z.object({
  /** Those beyond the list too. */
  waiting: z.number(),
  /** Of these, beyond the promised hours. */
  late: z.number(),
  /** Oldest first. */
  parts: z.array(queuedPart),
})
export type Queue = z.infer<typeof queue>
