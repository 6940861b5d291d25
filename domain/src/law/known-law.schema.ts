import { z } from 'zod/mini'
import { calendarDate } from '../value/calendar-date.ts'
import { lawStates } from './law-rule.ts'

export const lawChange = z.object({
  since: calendarDate,
  state: z.enum(lawStates),
  /** Last day of a rule in force. */
  until: z.exactOptional(calendarDate),
})
/**
 * What an operator knows of a rule that this release does not: a law was prolonged, put off or repealed. Of several
 * about one rule, a later one holds from its day on.
 */
export type LawChange = z.infer<typeof lawChange>

/** `2025-Q3` */
export const quarter = z.string().check(z.regex(/^20\d\d-Q[1-4]$/))

/** What an operator says of the law beside this release. */
export const knownLaw = z.object({
  /** By rule, in the order in which they were made. */
  changes: z.record(z.string(), z.array(lawChange)),
  /** Newer than those of this release, or in their place. */
  rentIndexes: z.record(quarter, z.number()),
})
export type KnownLaw = z.infer<typeof knownLaw>
export type LawChanges = Readonly<Record<string, readonly LawChange[]>>
export const nothingKnown: KnownLaw = { changes: {}, rentIndexes: {} }
