import type { CalendarDate } from '../value/calendar-date.ts'
import type { Certificate } from './certificate.schema.ts'
import { type OfficialGrade, officialGrades } from './energy-grade.rules.ts'

/** Primary energy that one kWh of electricity counts for, in certificates made before all changes. */
const firstFactor = 2.3
/** Certificates made before have another method, and have ended. */
export const firstMethodDay: CalendarDate = '2021-07-01'
/** What it became for certificates made from a day on, and the rule that says so. */
export const factorChanges = [
  { rule: 'energy-electricity', from: '2026-01-01', factor: 1.9 },
  { rule: 'energy-electricity-2027', from: '2027-01-01', factor: 1.7 },
] as const

/** Undefined: made by the method of before. */
export const factorOf = (madeOn: CalendarDate): number | undefined =>
  madeOn < firstMethodDay ? undefined : (factorChanges.findLast(({ from }) => from <= madeOn)?.factor ?? firstFactor)

/** kWh/m²/year of primary energy, on the mainland below 800 m. Homes of 40 m² or less have limits of their own. */
const limits = [70, 110, 180, 250, 330, 420]
export const smallHome = 40

/**
 * `BETTER`: the free attestation of the registry probably gives this grade. `PERHAPS`: it may give a better one. `NONE`:
 * the certificate knows this factor, or uses too little electricity.
 */
export type ElectricityUpdate = { kind: 'BETTER'; grade: OfficialGrade } | { kind: 'PERHAPS' } | { kind: 'NONE' }

type Facts = Pick<Certificate, 'date' | 'grade' | 'co2Grade' | 'livingSpace'> & {
  primaryEnergyConsumption?: number | undefined
  finalEnergyConsumption?: number | undefined
}

/**
 * What a lower factor changes for a certificate made before (orders of 13 August 2025 and 19 August 2026). Electricity is
 * the only energy whose primary and final figures differ, so the difference tells how much of it the home uses.
 */
export function electricityUpdate(facts: Facts, factor: number): ElectricityUpdate {
  const { date, grade, co2Grade, livingSpace, primaryEnergyConsumption: primary, finalEnergyConsumption: final } = facts
  const factorBefore = factorOf(date)
  if (factorBefore === undefined || factorBefore <= factor) return { kind: 'NONE' }
  // emissions alone decide, and they stay
  if (grade === 'A' || co2Grade === grade) return { kind: 'NONE' }
  if (primary === undefined || final === undefined) return { kind: 'PERHAPS' }
  const electricity = (primary - final) / (factorBefore - 1)
  if (electricity <= 0) return { kind: 'NONE' }
  if (livingSpace <= smallHome) return { kind: 'PERHAPS' }
  const updated = gradeOf(primary - electricity * (factorBefore - factor))
  const better = worse(updated, co2Grade)
  return officialGrades.indexOf(better) < officialGrades.indexOf(grade)
    ? { kind: 'BETTER', grade: better }
    : { kind: 'NONE' }
}

const gradeOf = (primaryEnergy: number): OfficialGrade =>
  officialGrades[limits.filter((limit) => primaryEnergy >= limit).length] ?? 'G'

const worse = (one: OfficialGrade, other: OfficialGrade): OfficialGrade =>
  officialGrades.indexOf(one) > officialGrades.indexOf(other) ? one : other
