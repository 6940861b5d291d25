import { findArrondissement, findTown } from '../address/town.rules.ts'
import type { Certificate } from '../energy-certificate/certificate.schema.ts'
import type { GradeProof } from '../energy-certificate/certificate-validity.rules.ts'
import type { EnergyFacts, OfficialGrade } from '../energy-certificate/energy-grade.rules.ts'
import { provenGrade } from '../energy-certificate/proven-grade.rules.ts'
import { territoryOf } from '../energy-certificate/territory.rules.ts'
import { isInForce, type LawToday } from '../law/law-in-force.rules.ts'
import type { ChargesKind } from '../law/letting-kind.ts'
import type { Furniture, PropertyType } from '../property/property.schema.ts'
import { rentWithCharges } from '../property/rent-with-charges.rules.ts'
import type { RentedHome } from '../rent-control/rent-limits.rules.ts'
import type { RentPlace } from '../rent-control/rent-place.schema.ts'
import { type Cents, fromCents, toCents } from '../value/money.schema.ts'
import { type AdvertControl, controlOf } from './advert-control.rules.ts'

type Given<T> = T | null | undefined

/** What is known of a home; a value not given is null (stored) or absent (JSON). */
export type AdvertHome = Omit<RentedHome, 'certificate'> &
  Omit<EnergyFacts, 'certificate'> & {
    address?: Given<string>
    /** Euros a month without charges, with the supplement where there is one. */
    rentCost?: Given<number>
    rentSupplement?: Given<number>
    /** Euros a month for a m². */
    statedCeiling?: Given<number>
    chargesCost?: Given<number>
    chargesKind?: Given<ChargesKind>
    deposit?: Given<number>
    /** Asked of the tenant by an agent: for the visit, the file and the lease, and for the inventory. */
    tenantFees?: Given<number>
    inventoryFees?: Given<number>
    dpeNotRequired?: Given<boolean>
    dpeDate?: GradeProof['dpeDate']
    certificate?: Given<Pick<Certificate, 'grade' | 'co2Grade' | 'status' | 'constructionYear'>>
    /** Of a certificate that the owner copied. */
    climateGrade?: Given<OfficialGrade>
    /** Euros a year, as the certificate prints them, and the first and last year of the prices. */
    energyCostLeast?: Given<number>
    energyCostMost?: Given<number>
    energyCostYear?: Given<number>
    energyCostLastYear?: Given<number>
  }

/** What the law wants in every advert (order of 21 April 2022; building code, R. 126-21 to R. 126-24). */
export const advertMentions = [
  'TOWN',
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

export type AdvertFacts = {
  /** Paris, Lyon and Marseille with the number of the arrondissement. */
  town: { name: string; arrondissement?: number } | undefined
  type: PropertyType | undefined
  furniture: Furniture | undefined
  livingSpace: number | undefined
  rooms: number | undefined
  rent: AdvertRent | undefined
  deposit: number | undefined
  /** Undefined where no reference rents are in force. */
  control: AdvertControl | undefined
  energy: AdvertEnergy
  energyCost: { least: number; most: number; firstYear: number; lastYear: number } | undefined
  fees: { tenant: number; inventory: number } | undefined
}

/** Euros a month. */
export type AdvertRent = {
  base: number
  supplement: number
  charges: number | undefined
  total: number | undefined
  chargesKind: ChargesKind | undefined
}

export function advertFacts(home: AdvertHome, place: RentPlace | undefined, law: LawToday): AdvertFacts {
  const { type, furniture, livingSpace, rooms, deposit, tenantFees, inventoryFees } = home
  return {
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
  }
}

/**
 * Compulsory mentions that this advert cannot make yet, in the order of the text. At a place that was not found there may
 * be a ceiling; without one nobody has looked yet.
 */
export function missingMentions({ rent, energy, ...facts }: AdvertFacts, place?: RentPlace): AdvertMention[] {
  const needsGrade = energy.kind !== 'NOT_REQUIRED'
  const missing: Readonly<Record<AdvertMention, boolean>> = {
    TOWN: !facts.town,
    FURNITURE: !facts.furniture,
    LIVING_SPACE: !facts.livingSpace,
    RENT: !rent,
    CHARGES: rent?.charges === undefined,
    // without charges there is nothing to say of them
    CHARGES_KIND: Boolean(rent?.charges) && !rent?.chargesKind,
    DEPOSIT: facts.deposit === undefined,
    CEILING: facts.control ? facts.control.ceiling === undefined : place?.kind === 'UNKNOWN',
    ENERGY_GRADE: needsGrade && energy.kind === 'UNKNOWN',
    CLIMATE_GRADE: needsGrade && !('co2Grade' in energy),
    ENERGY_COST: needsGrade && !facts.energyCost,
  }
  return advertMentions.filter((mention) => missing[mention])
}

function townOf(address: string): AdvertFacts['town'] {
  const divided = findArrondissement(address)
  if (divided) return { name: divided.town, arrondissement: divided.number }
  const name = findTown(address)
  return name === undefined ? undefined : { name }
}

/** A rent that is nothing but supplement is none. */
function rentOf({ rentCost, chargesCost, chargesKind, rentSupplement }: AdvertHome): AdvertRent | undefined {
  if (!rentCost) return undefined
  const [rent, supplement] = [toCents(rentCost), toCents(rentSupplement ?? 0)]
  if (supplement >= rent) return undefined
  const charges = chargesCost ?? undefined
  return {
    base: fromCents((rent - supplement) as Cents),
    supplement: fromCents(supplement),
    charges,
    total: rentWithCharges({ rentCost, chargesCost: charges }),
    chargesKind: charges ? (chargesKind ?? undefined) : undefined,
  }
}

function energyOf(home: AdvertHome, law: LawToday): AdvertEnergy {
  if (home.dpeNotRequired) return { kind: 'NOT_REQUIRED' }
  const found = provenGrade(home, law.today)
  if (!found || found.grade === 'A-D') return { kind: 'UNKNOWN' }
  const grade = found.grade === 'G+' ? 'G' : found.grade
  const co2Grade = (home.certificate ? home.certificate.co2Grade : home.climateGrade) ?? undefined
  const isExcessive = (grade === 'F' || grade === 'G') && mustNameExcess(home.address ?? '', law)
  return { kind: 'KNOWN', grade, ...(co2Grade ? { co2Grade } : {}), isExcessive }
}

/** A certificate of the registry has its own. */
export const isClimateGradeAsked = (home: AdvertHome, law: LawToday): boolean =>
  !home.certificate && energyOf(home, law).kind === 'KNOWN'

function mustNameExcess(address: string, law: LawToday): boolean {
  const territory = territoryOf(address)
  if (territory === 'OTHER_OVERSEAS') return false
  return isInForce(territory === 'MAINLAND' ? 'advert-excess' : 'advert-excess-overseas', law)
}

function energyCostOf(home: AdvertHome): AdvertFacts['energyCost'] {
  const { energyCostLeast: least, energyCostMost: most, energyCostYear: firstYear, energyCostLastYear } = home
  if (!least || !most || !firstYear) return undefined
  return { least, most, firstYear, lastYear: Math.max(firstYear, energyCostLastYear ?? firstYear) }
}
