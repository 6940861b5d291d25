import { findArrondissement, findDistrict, findTown } from '../address/town.rules.ts'
import { lastValidDay } from '../energy-certificate/certificate-validity.rules.ts'
import { type EnergyFacts, findGrade, type OfficialGrade } from '../energy-certificate/energy-grade.rules.ts'
import { territoryOf } from '../energy-certificate/territory.rules.ts'
import type { LawChanges } from '../law/known-law.schema.ts'
import { lawRules } from '../law/law-rules.data.ts'
import { lawOn } from '../law/law-state.rules.ts'
import type { ChargesKind } from '../law/letting-kind.ts'
import type { Furniture, PropertyType } from '../property/property.schema.ts'
import { type RentedHome, type RentsOfZone, referenceRents } from '../rent-control/rent-limits.rules.ts'
import type { RentPlace } from '../rent-control/rent-place.schema.ts'
import { rentTerritories } from '../rent-control/rent-territories.data.ts'
import type { CalendarDate } from '../value/calendar-date.ts'
import { type Cents, fromCents, toCents } from '../value/money.schema.ts'

type Given<T> = T | null | undefined

/** What is known of a home; a value not given is null (stored) or absent (JSON). */
export type AdvertHome = Omit<RentedHome, 'certificate'> &
  Omit<EnergyFacts, 'certificate'> & {
    address?: Given<string>
    /** Euros a month without charges, with the supplement where there is one. */
    rentCost?: Given<number>
    rentSupplement?: Given<number>
    chargesCost?: Given<number>
    chargesKind?: Given<ChargesKind>
    deposit?: Given<number>
    /** Asked of the tenant by an agent: for the visit, the file and the lease, and for the inventory. */
    tenantFees?: Given<number>
    inventoryFees?: Given<number>
    dpeNotRequired?: Given<boolean>
    dpeDate?: Given<CalendarDate>
    certificate?: Given<{
      grade: OfficialGrade
      co2Grade: OfficialGrade
      validUntil: CalendarDate
      constructionYear?: number | undefined
    }>
    /** Euros a year, as the certificate prints them, and the year of the prices. */
    energyCostLeast?: Given<number>
    energyCostMost?: Given<number>
    energyCostYear?: Given<number>
  }

/** What the law wants in every advert (order of 21 April 2022; building code, R. 126-21 to R. 126-24). */
export const advertMentions = [
  'TOWN',
  'TYPE',
  'FURNITURE',
  'LIVING_SPACE',
  'RENT',
  'CHARGES',
  'CHARGES_KIND',
  'DEPOSIT',
  'CEILING',
  'ENERGY_GRADE',
  'CLIMATE_GRADE',
  'ENERGY_COST',
] as const
export type AdvertMention = (typeof advertMentions)[number]

export type AdvertEnergy =
  | { kind: 'NOT_REQUIRED' }
  | { kind: 'KNOWN'; grade: OfficialGrade; co2Grade?: OfficialGrade; isExcessive: boolean }
  | { kind: 'UNKNOWN' }

/** Rents of the whole home, as the law wants them; no figures: the zone or a fact is not known. */
export type AdvertControl = { rents?: RentsOfZone & { ofHome: NonNullable<RentsOfZone['ofHome']> } }

export type AdvertFacts = {
  /** `Lyon 3e` needs its number, so that is told apart. */
  town?: { name: string; arrondissement?: number }
  type?: PropertyType
  furniture?: Furniture
  livingSpace?: number
  rooms?: number
  /** Euros a month. */
  rent?: { total: number; base: number; supplement?: number; charges: number; chargesKind?: ChargesKind }
  deposit?: number
  control?: AdvertControl
  energy: AdvertEnergy
  energyCost?: { least: number; most: number; year: number }
  fees?: { tenant: number; inventory: number }
}

export type AdvertLaw = { today: CalendarDate; changes: LawChanges }

export function advertFacts(home: AdvertHome, place: RentPlace | undefined, law: AdvertLaw): AdvertFacts {
  const { type, furniture, livingSpace, rooms, deposit, tenantFees, inventoryFees } = home
  return withoutUndefined({
    town: townOf(home.address ?? ''),
    type: type ?? undefined,
    furniture: furniture ?? undefined,
    livingSpace: livingSpace ?? undefined,
    rooms: rooms ?? undefined,
    rent: rentOf(home),
    deposit: deposit ?? undefined,
    control: controlOf(home, place, law),
    energy: energyOf(home, law),
    energyCost: energyCostOf(home),
    fees: tenantFees || inventoryFees ? { tenant: tenantFees ?? 0, inventory: inventoryFees ?? 0 } : undefined,
  })
}

/** Compulsory mentions that this advert cannot make yet, in the order of the text. */
export function missingMentions({ rent, energy, ...facts }: AdvertFacts): AdvertMention[] {
  const needsGrade = energy.kind !== 'NOT_REQUIRED'
  const missing: Readonly<Record<AdvertMention, boolean>> = {
    TOWN: !facts.town,
    TYPE: !facts.type,
    FURNITURE: !facts.furniture,
    LIVING_SPACE: !facts.livingSpace,
    RENT: !rent,
    CHARGES: !rent,
    // without charges there is nothing to say of them
    CHARGES_KIND: rent !== undefined && rent.charges > 0 && !rent.chargesKind,
    DEPOSIT: facts.deposit === undefined,
    CEILING: facts.control !== undefined && !facts.control.rents,
    ENERGY_GRADE: needsGrade && energy.kind === 'UNKNOWN',
    CLIMATE_GRADE: needsGrade && !('co2Grade' in energy),
    ENERGY_COST: needsGrade && !facts.energyCost,
  }
  return advertMentions.filter((mention) => missing[mention])
}

function townOf(address: string): AdvertFacts['town'] {
  const divided = findArrondissement(address)
  if (divided) return { name: divided.town, arrondissement: divided.number }
  const name = findDistrict(address) && findTown(address)
  return name ? { name } : undefined
}

/** Nothing is said of a rent without its charges, nor of one that is nothing but supplement. */
function rentOf({ rentCost, chargesCost, chargesKind, rentSupplement }: AdvertHome): AdvertFacts['rent'] {
  if (!rentCost || (chargesCost ?? undefined) === undefined) return undefined
  const [rent, charges] = [toCents(rentCost), toCents(chargesCost ?? 0)]
  const supplement = rentSupplement ? toCents(rentSupplement) : 0
  if (supplement >= rent) return undefined
  return withoutUndefined({
    total: fromCents((rent + charges) as Cents),
    base: fromCents((rent - supplement) as Cents),
    supplement: rentSupplement || undefined,
    charges: fromCents(charges),
    chargesKind: charges > 0 ? (chargesKind ?? undefined) : undefined,
  })
}

/** Undefined where no rule on reference rents is in force. Near a border one zone of several would be a guess. */
function controlOf(home: AdvertHome, place: RentPlace | undefined, law: AdvertLaw): AdvertControl | undefined {
  if (place?.kind !== 'FOUND' || !place.territory) return undefined
  const { id, order } = place.territory
  const { rule } = rentTerritories[id]
  if (lawOn(lawRules[rule], law.today, law.changes[rule]).state !== 'IN_FORCE') return undefined
  const isCurrent = order !== undefined && order.from <= law.today && law.today <= order.until
  const [rents, other] = (isCurrent && referenceRents(place.territory, ratedFactsOf(home))) || []
  return rents?.ofHome && !other ? { rents: { ...rents, ofHome: rents.ofHome } } : {}
}

function ratedFactsOf({ certificate, ...home }: AdvertHome): RentedHome {
  const constructionYear = certificate?.constructionYear
  return { ...home, ...(constructionYear === undefined ? {} : { certificate: { constructionYear } }) }
}

/** An estimate and a certificate that has ended are no grade. */
function energyOf(home: AdvertHome, law: AdvertLaw): AdvertEnergy {
  if (home.dpeNotRequired) return { kind: 'NOT_REQUIRED' }
  const found = findGrade(home)
  const lastDay = home.certificate?.validUntil ?? (home.dpeDate ? lastValidDay(home.dpeDate) : law.today)
  if (!found || found.source === 'estimated' || found.grade === 'A-D' || lastDay < law.today) return { kind: 'UNKNOWN' }
  const grade = found.grade === 'G+' ? 'G' : found.grade
  const co2Grade = home.certificate?.co2Grade
  const isExcessive = (grade === 'F' || grade === 'G') && mustNameExcess(home.address ?? '', law)
  return { kind: 'KNOWN', grade, ...(co2Grade ? { co2Grade } : {}), isExcessive }
}

function mustNameExcess(address: string, { today, changes }: AdvertLaw): boolean {
  const territory = territoryOf(address)
  if (territory === 'OTHER_OVERSEAS') return false
  const rule = territory === 'MAINLAND' ? 'advert-excess' : 'advert-excess-overseas'
  return lawOn(lawRules[rule], today, changes[rule]).state === 'IN_FORCE'
}

function energyCostOf({ energyCostLeast, energyCostMost, energyCostYear }: AdvertHome): AdvertFacts['energyCost'] {
  if (!energyCostLeast || !energyCostMost || !energyCostYear) return undefined
  return { least: energyCostLeast, most: energyCostMost, year: energyCostYear }
}

type WithoutUndefined<T> = { [K in keyof T as undefined extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined>
}

const withoutUndefined = <T extends object>(values: T): WithoutUndefined<T> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as WithoutUndefined<T>
