import type { CalendarDate } from '../value/calendar-date.ts'
import type { LawChanges } from './known-law.schema.ts'
import { type LawRuleId, lawRules } from './law-rules.data.ts'
import { lawOn } from './law-state.rules.ts'

/** The day, and what the operator says of the rules beside the release. */
export type LawToday = { today: CalendarDate; changes: LawChanges }

/** False also while nobody knows whether it holds. */
export const isInForce = (rule: LawRuleId, { today, changes }: LawToday): boolean =>
  lawOn(lawRules[rule], today, changes[rule]).state === 'IN_FORCE'
