import type { LawChanges } from '../law/known-law.schema.ts'
import { lawRules } from '../law/law-rules.data.ts'
import { lawSteps } from '../law/law-state.rules.ts'
import { addDays, type CalendarDate } from '../value/calendar-date.ts'
import type { RentOrder } from './rent-order.ts'
import { type RentTerritoryId, rentTerritories } from './rent-territories.data.ts'

/**
 * An order binds only as long as the experiment, whatever end it prints. Once an operator says that the experiment was
 * prolonged, the order counts until its printed end.
 */
export function lastDayOfOrder(
  { until }: Pick<RentOrder, 'until'>,
  territory: RentTerritoryId,
  changes: LawChanges,
): CalendarDate {
  const { rule } = rentTerritories[territory]
  const steps = lawSteps(lawRules[rule], changes[rule])
  const inForce = steps.findLastIndex(({ from, state }) => state === 'IN_FORCE' && (!from || from <= until))
  const next = steps[inForce + 1]?.from
  return next !== undefined && next <= until ? addDays(next, -1) : until
}
