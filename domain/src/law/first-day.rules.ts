import type { CalendarDate } from '../value/calendar-date.ts'
import type { LawChange } from './known-law.schema.ts'
import type { LawRule } from './law-rule.ts'
import { lawSteps } from './law-state.rules.ts'

/** From when on a rule holds; undefined: never, as an operator says. */
export const firstDayOf = (
  rule: Pick<LawRule, 'from' | 'until' | 'mayBeProlonged'>,
  changes: readonly LawChange[] | undefined,
): CalendarDate | undefined => lawSteps(rule, changes).find(({ state }) => state === 'IN_FORCE')?.from
