import type { LawToday } from '../law/law-in-force.rules.ts'
import type { LawState } from '../law/law-rule.ts'
import { type LawRuleId, lawRules } from '../law/law-rules.data.ts'
import { lawOn } from '../law/law-state.rules.ts'
import { lastDayOfOrder } from '../rent-control/order-end.rules.ts'
import { type RentedHome, type RentsOfZone, referenceRents } from '../rent-control/rent-limits.rules.ts'
import type { RentPlace, RentTerritoryOfHome } from '../rent-control/rent-place.schema.ts'
import { rentTerritories } from '../rent-control/rent-territories.data.ts'
import { addDays, type CalendarDate } from '../value/calendar-date.ts'

/** To a question of the decree on the first rent. UNKNOWN is left blank: the owner asks the official simulator. */
export type LeaseAnswer = 'YES' | 'NO' | 'UNKNOWN'

const answerOf: Readonly<Record<LawState, LeaseAnswer>> = {
  ANNOUNCED: 'NO',
  IN_FORCE: 'YES',
  ENDED: 'NO',
  UNCERTAIN: 'UNKNOWN',
}

/** `sureUntil`: the last day on which the answer is sure; undefined: no end is known. */
export type LawAnswer = { answer: LeaseAnswer; sureUntil?: CalendarDate }

function answerOn(rule: LawRuleId, { today, changes }: LawToday): LawAnswer {
  const { state, next } = lawOn(lawRules[rule], today, changes[rule])
  const answer = answerOf[state]
  return { answer, ...(answer !== 'UNKNOWN' && next && { sureUntil: addDays(next.from, -1) }) }
}

/** Whether the decree on the rent between two tenants holds for a home. */
export function rentBetweenTenantsOfLease(place: RentPlace, law: LawToday): LawAnswer {
  const told = answerOn('rent-between-tenants', law)
  if (told.answer === 'NO') return told
  if (place.kind === 'UNKNOWN' || place.tenseZone === 'UNKNOWN') return { answer: 'UNKNOWN' }
  return place.tenseZone === 'LISTED' ? told : { answer: 'NO' }
}

export type ReferenceRentsOfLease = LawAnswer & {
  /** `until`: as far as it is known to bind. */
  order?: RentTerritoryOfHome['order']
  /** Only in one zone of an order that covers the day: another one would be a guess. */
  rents?: RentsOfZone
}

/** Whether a prefect's order caps the rent of a home, and at how much. */
export function referenceRentsOfLease(place: RentPlace, home: RentedHome, law: LawToday): ReferenceRentsOfLease {
  if (place.kind === 'UNKNOWN') return { answer: 'UNKNOWN' }
  const { territory } = place
  if (!territory) return { answer: 'NO' }
  const told = answerOn(rentTerritories[territory.id].rule, law)
  if (told.answer !== 'YES') return told
  // which part of the commune belongs to the territory is on the official map alone
  return territory.isPartly ? { answer: 'UNKNOWN' } : { ...told, ...figuresOn(law, territory, home) }
}

function figuresOn({ today, changes }: LawToday, territory: RentTerritoryOfHome, home: RentedHome) {
  const { id, order } = territory
  if (!order || today < order.from || order.until < today) return {}
  const [rents, other] = referenceRents(territory, home) ?? []
  return rents && !other ? { order: { ...order, until: lastDayOfOrder(order, id, changes) }, rents } : {}
}
