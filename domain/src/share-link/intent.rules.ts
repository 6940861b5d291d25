import { daysBefore, periods } from '../retention/periods.rules.ts'

/** Intents from before this instant are over: neither listed nor kept. */
export const intentCutoff = (now: Date): Date => daysBefore(now, periods.intentDays)

/** The instant from which an intent is no longer listed. */
export const intentEnd = (startedAt: Date): Date => daysBefore(startedAt, -periods.intentDays)
