import type { Furniture, PropertyType } from '../property/property.schema.ts'
import { type BuiltPeriod, builtPeriodOf } from './built-period.ts'
import { printedRents, rentOfHome } from './reference-rent.rules.ts'
import type { PrintedRents, RatedHome } from './rent-order.ts'
import type { RentPlace, RentTerritoryOfHome } from './rent-place.schema.ts'

type Given<T> = T | null | undefined

/** What is known of a home; a value not given is null (stored) or absent (JSON). */
export type RentedHome = {
  type?: Given<PropertyType>
  furniture?: Given<Furniture>
  /** m² */
  livingSpace?: Given<number>
  /** Main rooms. */
  rooms?: Given<number>
  builtPeriod?: Given<BuiltPeriod>
  certificate?: Given<{ constructionYear?: number | undefined; constructionPeriod?: BuiltPeriod | undefined }>
}

/** What the registry of energy certificates knows. */
export function certifiedPeriod(certificate: RentedHome['certificate']): BuiltPeriod | undefined {
  const { constructionYear: year, constructionPeriod } = certificate ?? {}
  return year === undefined ? constructionPeriod : builtPeriodOf(year)
}

/** What the owner said, else what the registry knows. */
export const builtPeriodOfHome = ({ builtPeriod, certificate }: RentedHome): BuiltPeriod | undefined =>
  builtPeriod ?? certifiedPeriod(certificate)

export const ratedFacts = ['type', 'furniture', 'rooms', 'builtPeriod'] as const
export type RatedFact = (typeof ratedFacts)[number]

/** Without these no reference rent can be named. */
export function missingRatedFacts(home: RentedHome): RatedFact[] {
  const known = { ...home, builtPeriod: builtPeriodOfHome(home) }
  return ratedFacts.filter((fact) => (known[fact] ?? undefined) === undefined)
}

/** Facts that the wizard asks because of the place: of the others it does not ask (data minimisation). */
export type RentFact = 'rooms' | 'builtPeriod' | 'longUnlet' | 'lastRent' | 'lastRentSince'

/** Where nobody has rented for long, the last rent limits that of an F or G alone. */
export function askedRentFacts(place: RentPlace | undefined, isLastRentUseless = false): RentFact[] {
  if (place?.kind !== 'FOUND') return []
  return [
    ...(place.territory ? (['rooms', 'builtPeriod'] as const) : []),
    ...(place.tenseZone === 'NOT_LISTED' ? [] : (['longUnlet'] as const)),
    ...(place.tenseZone === 'NOT_LISTED' || isLastRentUseless ? [] : (['lastRent', 'lastRentSince'] as const)),
  ]
}

export type RentsOfZone = {
  zone: string
  name?: string
  perSquareMetre: PrintedRents
  /** Without an area there are none. */
  ofHome?: PrintedRents
}

/**
 * Reference rents of a home, for each zone in which it may be; undefined as long as a fact or the figures of a zone are
 * missing, so that nothing is said of half of what is known.
 */
export function referenceRents({ zones }: RentTerritoryOfHome, home: RentedHome): RentsOfZone[] | undefined {
  const rated = ratedHome(home)
  if (!rated || zones.length === 0) return undefined
  const rents = zones.flatMap(({ zone, name, rents }) => {
    const perSquareMetre = rents && printedRents(rents, rated)
    if (!perSquareMetre) return []
    return {
      zone,
      ...(name === undefined ? {} : { name }),
      perSquareMetre,
      ...(home.livingSpace ? { ofHome: rentOfHome(perSquareMetre, home.livingSpace) } : {}),
    }
  })
  return rents.length === zones.length ? rents : undefined
}

function ratedHome(home: RentedHome): RatedHome | undefined {
  const { type, furniture, rooms } = home
  const builtPeriod = builtPeriodOfHome(home)
  return type && furniture && rooms && builtPeriod ? { type, furniture, rooms, builtPeriod } : undefined
}

type RentCeiling = Omit<Partial<RentsOfZone>, 'ofHome'> & { ofHome?: Pick<PrintedRents, 'ceiling'> }

/** `PERHAPS_ABOVE`: above the ceiling of one zone in which the home may be, and within that of another. */
export type RentVerdict = { kind: 'WITHIN' } | { kind: 'ABOVE' | 'PERHAPS_ABOVE'; ceiling: number }

/** A rent without charges and without supplement, beside the ceilings of a home; undefined without an area. */
export function compareWithCeiling(rent: number, rents: readonly RentCeiling[]): RentVerdict | undefined {
  const ceilings = rents.flatMap(({ ofHome }) => (ofHome ? [ofHome.ceiling] : []))
  if (ceilings.length === 0 || ceilings.length < rents.length) return undefined
  const [lowest, highest] = [Math.min(...ceilings), Math.max(...ceilings)]
  if (rent <= lowest) return { kind: 'WITHIN' }
  return rent > highest ? { kind: 'ABOVE', ceiling: highest } : { kind: 'PERHAPS_ABOVE', ceiling: lowest }
}
