import type { CalendarDate } from '../value/calendar-date.ts'
import { type GradeProof, isGradeValid } from './certificate-validity.rules.ts'
import { type EnergyFacts, type EnergyGrade, findGrade, type GradeSource } from './energy-grade.rules.ts'

type Home = EnergyFacts & GradeProof & { dpeNotRequired?: boolean | null | undefined }

/**
 * The grade that gives and takes rights today (decision 3): of a certificate that is valid, official or copied. An
 * estimate or a certificate that has ended or was replaced proves nothing.
 */
export function provenGrade(home: Home, today: CalendarDate): { grade: EnergyGrade; source: GradeSource } | undefined {
  if (home.dpeNotRequired || !isGradeValid(home, today)) return undefined
  const found = findGrade(home)
  return found?.source === 'estimated' ? undefined : found
}
