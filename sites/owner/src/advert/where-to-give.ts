import { isCeilingAsked } from '@bailclair/domain/advert/advert-control.rules.ts'
import {
  type AdvertHome,
  type AdvertMention,
  isClimateGradeAsked,
} from '@bailclair/domain/advert/advert-facts.rules.ts'
import type { LawToday } from '@bailclair/domain/law/law-in-force.rules.ts'
import type { AdvertField } from '@bailclair/domain/property/property.schema.ts'
import type { PropertyStep } from '@bailclair/domain/property/wizard.rules.ts'
import { missingRatedFacts, type RatedFact } from '@bailclair/domain/rent-control/rent-limits.rules.ts'
import type { RentPlace } from '@bailclair/domain/rent-control/rent-place.schema.ts'

export type WhereToGive = { step: PropertyStep } | { field: AdvertField }

/** Mentions that the wizard asks for. */
const steps = {
  TOWN: 'address',
  FURNITURE: 'furniture',
  LIVING_SPACE: 'livingSpace',
  CHARGES: 'rent',
  ENERGY_GRADE: 'diagnostic',
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
  law: LawToday,
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
    case 'CLIMATE_GRADE':
      return isClimateGradeAsked(home, law) ? { field: 'climateGrade' } : { step: 'diagnostic' }
    case 'CEILING':
      return whereToGiveCeiling(home, place, law)
    default:
      return { step: steps[mention] }
  }
}

/** Where we have no certain figure, the owner copies that of the official site. */
function whereToGiveCeiling(home: AdvertHome, place: RentPlace | undefined, law: LawToday): WhereToGive {
  if (place?.kind !== 'FOUND') return { step: 'address' }
  if (isCeilingAsked(place, law)) return home.statedCeiling ? { step: 'livingSpace' } : { field: 'statedCeiling' }
  const [fact] = missingRatedFacts(home)
  return { step: fact ? stepOfFact[fact] : 'livingSpace' }
}
