import type { OfficialGrade } from '../energy-certificate/energy-grade.rules.ts'
import { isSupplementBanned } from '../energy-certificate/letting-calendar.rules.ts'
import { territoryOf } from '../energy-certificate/territory.rules.ts'
import { isInForce, type LawToday } from '../law/law-in-force.rules.ts'
import { referenceRentsOfLease } from '../lease-model/lease-rent.rules.ts'
import { compareWithCeiling, referenceRents } from '../rent-control/rent-limits.rules.ts'
import type { RentPlace } from '../rent-control/rent-place.schema.ts'
import { controlOf } from './advert-control.rules.ts'
import { type AdvertHome, advertFacts } from './advert-facts.rules.ts'

/** Euros a month. `SUPPLEMENT_BELOW`: there is a supplement although the base rent is below the ceiling. */
export type RentWarning =
  | { kind: 'SUPPLEMENT_BANNED'; grade: OfficialGrade }
  | { kind: 'ABOVE' | 'PERHAPS_ABOVE' | 'SUPPLEMENT_BELOW'; ceiling: number }

/** What the law does not allow of the rents of an advert. The lease model leaves them blank then; nothing is blocked. */
export function findRentWarnings(home: AdvertHome, place: RentPlace | undefined, law: LawToday): RentWarning[] {
  const { rent } = advertFacts(home, place, law)
  const bannedGrade = home.rentSupplement ? gradeWithoutSupplement(home, place, law) : undefined
  const banned: RentWarning[] = bannedGrade ? [{ kind: 'SUPPLEMENT_BANNED', grade: bannedGrade }] : []
  if (!rent) return banned
  const { ceiling } = controlOf(home, place, law) ?? {}
  const verdict = compareWithCeiling(
    rent.base,
    ceiling === undefined ? rentsOfZones(home, place, law) : [{ ofHome: { ceiling } }],
  )
  const above: RentWarning[] = verdict && verdict.kind !== 'WITHIN' ? [verdict] : []
  const isBelow = ceiling !== undefined && rent.base < ceiling && rent.supplement > 0 && !bannedGrade
  return [...banned, ...above, ...(isBelow ? [{ kind: 'SUPPLEMENT_BELOW', ceiling } as const] : [])]
}

/** Of a proven grade, wherever the rents are or may be controlled. */
function gradeWithoutSupplement(home: AdvertHome, place: RentPlace = { kind: 'UNKNOWN' }, law: LawToday) {
  const { energy } = advertFacts(home, place, law)
  if (
    !isInForce('rent-supplement', law) ||
    energy.kind !== 'KNOWN' ||
    referenceRentsOfLease(place, home, law).answer === 'NO'
  )
    return undefined
  return isSupplementBanned(energy.grade, territoryOf(home.address ?? '')) ? energy.grade : undefined
}

/** Near a border: those of each zone in which the home may be. */
function rentsOfZones(home: AdvertHome, place: RentPlace | undefined, law: LawToday) {
  const territory = place?.kind === 'FOUND' ? place.territory : undefined
  const { order, isPartly } = territory ?? {}
  const isCertain =
    controlOf(home, place, law) && !isPartly && order && order.from <= law.today && law.today <= order.until
  return (isCertain && territory && referenceRents(territory, home)) || []
}
