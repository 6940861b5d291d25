/** The official overall letters, best first. */
export const officialGrades = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const
export type OfficialGrade = (typeof officialGrades)[number]

/**
 * What is shown of a property: an official letter, G+ (a G above 450 kWh/m²/year of final energy, singled out by the
 * letting calendar), or A-D, which typed figures cannot tell apart (decision 3).
 */
export const energyGrades = [...officialGrades, 'G+', 'A-D'] as const
export type EnergyGrade = (typeof energyGrades)[number]

/** Final energy in kWh/m²/year above which a G is G+. */
const gPlusAbove = 450

/** Final energy in kWh/m²/year. */
const bands = [
  { grade: 'A-D', below: 250 },
  { grade: 'E', below: 330 },
  { grade: 'F', below: 420 },
] as const

/** Of figures typed by the owner: an estimate, since the official limits of E to G are in primary energy. */
export function estimateGrade(finalEnergy: number): EnergyGrade {
  const band = bands.find(({ below }) => finalEnergy < below)
  return band?.grade ?? (finalEnergy > gPlusAbove ? 'G+' : 'G')
}

/** What is known of the energy of a property; a value not given is null (stored) or absent (JSON). */
export type EnergyFacts = {
  /** Found in the registry. */
  certificate?: { grade: OfficialGrade } | null | undefined
  /** The letter that the owner copied from a certificate. */
  dpeGrade?: OfficialGrade | null | undefined
  /** Final energy in kWh/m²/year: the certificate's own, or typed by the owner. */
  energyConsumption?: number | null | undefined
}

/** `official`: the registry's. `declared`: copied by the owner. `estimated`: of typed figures, gives no right. */
export type GradeSource = 'official' | 'declared' | 'estimated'

/** Decision 3: the registry's letter wins, then the copied one; a G is G+ above 450. Nothing known, no grade. */
export function findGrade(facts: EnergyFacts): { grade: EnergyGrade; source: GradeSource } | undefined {
  const { certificate, dpeGrade, energyConsumption } = facts
  const letter = certificate?.grade ?? dpeGrade
  const finalEnergy = energyConsumption ?? undefined
  if (letter) {
    const isGPlus = letter === 'G' && finalEnergy !== undefined && finalEnergy > gPlusAbove
    return { grade: isGPlus ? 'G+' : letter, source: certificate ? 'official' : 'declared' }
  }
  return finalEnergy === undefined ? undefined : { grade: estimateGrade(finalEnergy), source: 'estimated' }
}

/** Below 330 kWh/m²/year, so E is good although its letting ends in 2034 (decision 3). */
export const isGoodGrade = (grade: EnergyGrade): boolean => !['F', 'G', 'G+'].includes(grade)
