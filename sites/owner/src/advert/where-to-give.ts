import type { AdvertHome, AdvertMention } from '@bailclair/domain/advert/advert-facts.rules.ts'
import type { AdvertField } from '@bailclair/domain/property/property.schema.ts'
import type { PropertyStep } from '@bailclair/domain/property/wizard.rules.ts'
import { missingRatedFacts, type RatedFact } from '@bailclair/domain/rent-control/rent-limits.rules.ts'
import type { RentPlace } from '@bailclair/domain/rent-control/rent-place.schema.ts'
import { rentTerritories } from '@bailclair/domain/rent-control/rent-territories.data.ts'
import type { CalendarDate } from '@bailclair/domain/value/calendar-date.ts'

export type WhereToGive = { step: PropertyStep } | { field: AdvertField } | { official: string }

/** Mentions that the wizard asks for. */
const steps = {
  TOWN: 'address',
  FURNITURE: 'furniture',
  LIVING_SPACE: 'livingSpace',
  CHARGES: 'rent',
  ENERGY_GRADE: 'diagnostic',
  CLIMATE_GRADE: 'diagnostic',
} as const satisfies Partial<Record<AdvertMention, PropertyStep>>
const stepOfFact = {
  type: 'type',
  furniture: 'furniture',
  rooms: 'rent',
  builtPeriod: 'rent',
} as const satisfies Record<RatedFact, PropertyStep>

/** Where the owner gives what an advert is missing. */
export function whereToGive(
  mention: AdvertMention,
  home: AdvertHome,
  place: RentPlace | undefined,
  today: CalendarDate,
): WhereToGive {
  switch (mention) {
    case 'CHARGES_KIND':
      return { field: 'chargesKind' }
    case 'DEPOSIT':
      return { field: 'deposit' }
    case 'ENERGY_COST':
      return { field: (['energyCostLeast', 'energyCostMost'] as const).find((cost) => !home[cost]) ?? 'energyCostYear' }
    case 'RENT':
      // a rent that is nothing but supplement is none
      return home.rentCost ? { field: 'rentSupplement' } : { step: 'rent' }
    case 'CEILING':
      return whereToFindCeiling(home, place, today)
    default:
      return { step: steps[mention] }
  }
}

/** No answer of the owner helps where the order has ended, or where the official map alone tells the zone. */
function whereToFindCeiling(home: AdvertHome, place: RentPlace | undefined, today: CalendarDate): WhereToGive {
  if (place?.kind !== 'FOUND' || !place.territory) return { step: 'address' }
  const { id, order, zones } = place.territory
  const isInForce = order && order.from <= today && today <= order.until
  const [zone, other] = zones
  const [fact] = missingRatedFacts(home)
  if (isInForce && zone?.rents && !other) {
    if (fact) return { step: stepOfFact[fact] }
    if (!home.livingSpace) return { step: 'livingSpace' }
  }
  return { official: rentTerritories[id].official }
}
