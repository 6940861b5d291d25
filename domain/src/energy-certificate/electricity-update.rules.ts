import type { CalendarDate } from '../value/calendar-date.ts'
import type { Certificate } from './certificate.schema.ts'
import { type OfficialGrade, officialGrades } from './energy-grade.rules.ts'

/** Primary energy that one kWh of electricity counts for, of certificates made before the change and since. */
const factorBefore = 2.3
const factorSince = 1.9
/** Certificates made before have another method, and have ended. */
export const firstMethodDay: CalendarDate = '2021-07-01'
export const factorChangedOn: CalendarDate = '2026-01-01'

/** kWh/m²/year of primary energy, on the mainland below 800 m. Homes of 40 m² or less have limits of their own. */
const limits = [70, 110, 180, 250, 330, 420]
export const smallHome = 40

/**
 * `BETTER`: the free attestation of the registry probably gives this grade. `PERHAPS`: it may give a better one. `NONE`:
 * the certificate knows the factor of today, or uses too little electricity.
 */
export type ElectricityUpdate = { kind: 'BETTER'; grade: OfficialGrade } | { kind: 'PERHAPS' } | { kind: 'NONE' }

type Facts = Pick<Certificate, 'date' | 'grade' | 'co2Grade' | 'livingSpace'> & {
  primaryEnergyConsumption?: number | undefined
  finalEnergyConsumption?: number | undefined
}

/**
 * What the factor of 2026 changes for a certificate made before (order of 13 August 2025). Electricity is the only
 * energy whose primary and final figures differ, so the difference tells how much of it the home uses.
 */
export function electricityUpdate(facts: Facts): ElectricityUpdate {
  const { date, grade, co2Grade, livingSpace, primaryEnergyConsumption: primary, finalEnergyConsumption: final } = facts
  if (date >= factorChangedOn || date < firstMethodDay) return { kind: 'NONE' }
  // emissions alone decide, and they stay
  if (grade === 'A' || co2Grade === grade) return { kind: 'NONE' }
  if (primary === undefined || final === undefined) return { kind: 'PERHAPS' }
  const electricity = (primary - final) / (factorBefore - 1)
  if (electricity <= 0) return { kind: 'NONE' }
  if (livingSpace <= smallHome) return { kind: 'PERHAPS' }
  const updated = gradeOf(primary - electricity * (factorBefore - factorSince))
  const better = worse(updated, co2Grade)
  return officialGrades.indexOf(better) < officialGrades.indexOf(grade)
    ? { kind: 'BETTER', grade: better }
    : { kind: 'NONE' }
}

const gradeOf = (primaryEnergy: number): OfficialGrade =>
  officialGrades[limits.filter((limit) => primaryEnergy >= limit).length] ?? 'G'

const worse = (one: OfficialGrade, other: OfficialGrade): OfficialGrade =>
  officialGrades.indexOf(one) > officialGrades.indexOf(other) ? one : other
