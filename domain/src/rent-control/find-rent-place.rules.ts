import { feeZonesOf } from '../law/agency-fees.rules.ts'
import type { CalendarDate } from '../value/calendar-date.ts'
import { findZones } from './find-zones.rules.ts'
import { loadFigures } from './load-figures.ts'
import type { FoundAddress } from './pick-address.rules.ts'
import { findOrder } from './reference-rent.rules.ts'
import type { RentOrder } from './rent-order.ts'
import type { RentPlace, RentTerritoryOfHome } from './rent-place.schema.ts'
import type { RentTerritoryId } from './rent-territories.data.ts'
import { findRentTerritory } from './rent-territory.rules.ts'
import { tenseZoneOf } from './tense-zone.rules.ts'

/** What the law says of the place of an address. Figures are loaded only where rents are controlled. */
export async function findRentPlace(found: FoundAddress | undefined, today: CalendarDate): Promise<RentPlace> {
  if (!found) return { kind: 'UNKNOWN' }
  const { citycode } = found
  const tenseZone = tenseZoneOf(citycode)
  const territory = findRentTerritory(citycode)
  return {
    kind: 'FOUND',
    tenseZone,
    feeZones: [...feeZonesOf(citycode, tenseZone)],
    ...(territory && { territory: { ...territory, ...(await findRents(territory.id, found, today)) } }),
  }
}

/** Without the position of a door, or without shapes, only the official map tells the zone. */
async function findRents(
  id: RentTerritoryId,
  { position }: FoundAddress,
  today: CalendarDate,
): Promise<Pick<RentTerritoryOfHome, 'order' | 'zones' | 'allZones'>> {
  const { orders, shapes = [] } = await loadFigures[id]()
  const order = findOrder(orders, today)
  const zones = position ? findZones(shapes, position) : []
  return {
    ...(order && { order: { ...(order.number && { number: order.number }), from: order.from, until: order.until } }),
    zones: zones.map(({ zone, name }) => {
      const rents = order?.zones[zone]
      return { zone, ...(name && { name }), ...(rents && { rents }) }
    }),
    ...(order && zones.length === 0 && { allZones: allZonesOf(order) }),
  }
}

const allZonesOf = ({ zones }: RentOrder) =>
  Object.entries(zones)
    .map(([zone, rents]) => ({ zone, rents }))
    .toSorted((a, b) => a.zone.localeCompare(b.zone, 'fr', { numeric: true }))
