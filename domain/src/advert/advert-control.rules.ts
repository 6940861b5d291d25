import type { LawToday } from '../law/law-in-force.rules.ts'
import { lawRules } from '../law/law-rules.data.ts'
import { lawOn } from '../law/law-state.rules.ts'
import { monthlyRentOf } from '../rent-control/reference-rent.rules.ts'
import { type RentedHome, referenceRents } from '../rent-control/rent-limits.rules.ts'
import type { RentPlace, RentTerritoryOfHome } from '../rent-control/rent-place.schema.ts'
import { rentTerritories } from '../rent-control/rent-territories.data.ts'
import type { CalendarDate } from '../value/calendar-date.ts'

/** Euros a month of the whole home, as the law wants them. No ceiling: the zone or a fact is not known. */
export type AdvertControl = {
  /** False: only a part of the commune is controlled, and nothing says that the home lies there. */
  isCertain: boolean
  ceiling?: number
  /** What the order prints. A ceiling that the owner read comes without it. */
  reference?: number
}

/** `statedCeiling`: euros a month for a m². */
type Home = RentedHome & { statedCeiling?: number | null | undefined }

/** Undefined where no rule on reference rents is in force. A certain figure of an order wins over what the owner read. */
export function controlOf(home: Home, place: RentPlace | undefined, law: LawToday): AdvertControl | undefined {
  const territory = controlledTerritory(place, law)
  if (!territory) return undefined
  const { statedCeiling, livingSpace } = home
  if (!hasCertainFigures(territory, law.today)) {
    if (!statedCeiling) return { isCertain: !territory.isPartly }
    return { isCertain: true, ...(livingSpace && { ceiling: monthlyRentOf(statedCeiling, livingSpace) }) }
  }
  const ofHome = referenceRents(territory, home)?.[0]?.ofHome
  return { isCertain: true, ...(ofHome && { ceiling: ofHome.ceiling, reference: ofHome.reference }) }
}

/** Whether only the owner can tell the ceiling, as the official site says it. */
export function isCeilingAsked(place: RentPlace | undefined, law: LawToday): boolean {
  const territory = controlledTerritory(place, law)
  return territory !== undefined && !hasCertainFigures(territory, law.today)
}

/** Nobody knows whether the rents are controlled today: the rule of the territory may have ended. */
export function isControlUncertain(place: RentPlace | undefined, law: LawToday): boolean {
  return (
    place?.kind === 'FOUND' && place.territory !== undefined && controlStateOf(place.territory, law) === 'UNCERTAIN'
  )
}

function controlledTerritory(place: RentPlace | undefined, law: LawToday): RentTerritoryOfHome | undefined {
  const territory = place?.kind === 'FOUND' ? place.territory : undefined
  return territory && controlStateOf(territory, law) === 'IN_FORCE' ? territory : undefined
}

function controlStateOf({ id }: RentTerritoryOfHome, { today, changes }: LawToday) {
  const { rule } = rentTerritories[id]
  return lawOn(lawRules[rule], today, changes[rule]).state
}

/** Near a border one zone of several would be a guess, and so would be a part of a commune. */
function hasCertainFigures({ isPartly, order, zones }: RentTerritoryOfHome, today: CalendarDate): boolean {
  const [zone, other] = zones
  const isOrderInForce = order !== undefined && order.from <= today && today <= order.until
  return !isPartly && isOrderInForce && zone?.rents !== undefined && other === undefined
}
